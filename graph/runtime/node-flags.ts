/**
 * The flags of a server's process: the supervisor uses them, and so do tests and benchmarks that start a server without
 * it. The Dockerfile and the systemd unit in docs/operations.md repeat them.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768']

// Two arenas, because each arena keeps the memory that threads gave back. A fixed threshold lets the system have large
// blocks back: otherwise glibc raises it, and keeps what a picture or a compressed answer took.
export const NODE_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
