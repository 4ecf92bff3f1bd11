/**
 * How a server's process is run: by its supervisor, and by the tests and benchmarks that start one without it. The
 * image (Dockerfile) and the unit for systemd (docs/operations.md) name the same.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768']

// Two arenas, because memory that threads have given back is kept in each of them.
export const NODE_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
