#!/bin/sh
# Stands in for Claude Code: writes a page with its prompt and the key that it has, and one outside of `docs`.
mkdir -p docs
{ cat; echo "The key is $ANTHROPIC_API_KEY."; } > docs/answer.md
echo 'Changed.' > index.md
echo 'I wrote the page.'
