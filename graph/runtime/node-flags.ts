/**
 * The flags of a server's process: the supervisor uses them, and so do tests and benchmarks that start a server without it.
 *
 * Pretenuring is off: most objects of the start stay, so V8 would allocate those of each request in the old generation
 * too. Collecting that generation took two fifths of the CPU time of a cached answer.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=768', '--no-allocation-site-pretenuring']

// Two arenas, because each arena keeps the memory that threads gave back. A fixed threshold lets the system have large
// blocks back: otherwise glibc raises it, and keeps what a picture or a compressed answer took.
export const NODE_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
