/**
 * The flags of a server's process: the supervisor uses them, and so do tests and benchmarks that start a server without
 * it. The Dockerfile and the systemd unit in docs/operations.md repeat them.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768']

// Two arenas, because each arena keeps the memory that threads gave back.
export const NODE_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
