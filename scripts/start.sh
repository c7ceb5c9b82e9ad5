#!/bin/sh
# `npm start`: replaces the shell, so that npm waits until the bot has stopped. malloc returns freed memory: docs/operations.md.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=4194304
exec node --max-semi-space-size=4 --no-parallel-scavenge scripts/start.mjs main
