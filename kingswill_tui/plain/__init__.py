"""The line mode: numbered answers, for screen readers, pipes and anyone who likes it quiet."""
