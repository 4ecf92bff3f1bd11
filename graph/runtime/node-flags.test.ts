import { readFileSync } from 'node:fs'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.ts'

it('the Dockerfile runs the site with the flags of npm start', () => {
  const text = readFileSync('Dockerfile', 'utf8').replaceAll(/[",]/g, '')
  expect(text).toContain(`node ${NODE_FLAGS.join(' ')} dist/server/site.js`)
  for (const [name, value] of Object.entries(NODE_ENVIRONMENT)) expect(text).toContain(`${name}=${value}`)
})
