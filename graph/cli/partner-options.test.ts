import { checkName, checkScope, checkUrl, positionText, readDuration, readPosition } from './partner-options.ts'

const POSITION = { time: new Date('2026-05-01T13:30:00.123Z'), id: 'a,b' }

it('reads the options of partners', () => {
  expect(checkUrl('https://acme.example/in?a=b')).toBe('https://acme.example/in?a=b')
  expect(checkScope('inventory:write')).toBe('inventory:write')
  expect(readDuration(undefined)).toBe(0)
  expect(readDuration('2d')).toBe(172_800)
  expect(readPosition('2026-05-01')).toEqual({ time: new Date('2026-05-01'), id: '' })
  expect(readPosition(positionText(POSITION))).toEqual(POSITION)
})

it.each([
  [checkName, 'a/b', 'A name has letters'],
  [checkScope, 'all', '--scope must be'],
  [checkUrl, 'acme.example', '--url must be'],
  [checkUrl, 'ftp://acme.example', '--url must be'],
  [checkUrl, 'https://me:password@acme.example', '--url must be'],
  [readDuration, '2', '--keep-old must be'],
  [readDuration, '31d', '--keep-old must be'],
  [readPosition, 'yesterday', '--from must be'],
  [readPosition, '2999-01-01', '--from must be'],
])('%p does not take %s', (read, text, complaint) => {
  expect(() => read(text)).toThrow(complaint)
  expect(() => read(text)).not.toThrow('me:password')
})
