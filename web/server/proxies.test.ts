import { readFileSync } from 'node:fs'
import { MOST_RECEIVED_BYTES } from '#graph/files/received-file.ts'
import { UPLOAD_SECONDS } from '#graph/http/overload/bounds.ts'
import { MOST_READ } from './deskUploads.ts'

const compose = readFileSync('docker-compose.yml', 'utf8')
const guide = readFileSync('docs/operations.md', 'utf8')

it.each([
  [
    'Caddy of the containers',
    compose,
    /\/desk\/\* \{\s+import sites (\d+)MB (\d+)m\s+\}\s+handle \{\s+import sites (\d+)MB/,
  ],
  [
    'Caddy of the guide',
    guide,
    /request_body \/desk\/\* \{\s+max_size (\d+)MB()\s+\}[^}]+not path \/desk\/\*[^}]+max_size (\d+)MB/,
  ],
  [
    'nginx of the guide',
    guide,
    /\/desk\/ \{\s+client_max_body_size (\d+)m;[^}]+read_timeout (\d+)m;[^}]+\}\s+client_max_body_size (\d+)m/,
  ],
])('%s lets through what the site takes, and waits for it', (_proxy, text, numbers) => {
  const [, desk, minutes, others] = numbers.exec(text) ?? []
  expect(Number(desk) * 1e6).toBeGreaterThan(MOST_READ)
  if (minutes) expect(Number(minutes) * 60).toBeGreaterThanOrEqual(UPLOAD_SECONDS)
  expect(Number(others) * 1e6).toBeGreaterThan(MOST_RECEIVED_BYTES)
})
