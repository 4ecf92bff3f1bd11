// As `npm start` runs the site (package.json), and the image (Dockerfile).
export const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=768']
export const NODE_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
