import type { Partner } from '#graph/partners/partner.service.ts'
import {
  checkName,
  checkScope,
  checkUrl,
  deliveriesAsTable,
  partnerAsText,
  partnersAsTable,
  positionText,
  readDuration,
  readPosition,
} from './partner-text.ts'

const AT = new Date('2026-05-04T13:30:00.123Z')

const PARTNER: Partner = {
  name: 'acme',
  addedAt: AT,
  keys: [
    {
      addedAt: AT,
      endsAt: new Date('2026-05-05T13:30:00Z'),
      scopes: ['inventory:write'],
      prefix: 'key_private_AbCd12',
    },
    { addedAt: AT, endsAt: null, scopes: [], prefix: 'key_private_Zy9876' },
  ],
  webhook: {
    url: 'https://acme.example/in',
    oldSecretEndsAt: AT,
    position: { time: AT, id: 'denago-nomad' },
    pending: 3,
    pendingSince: AT,
    failingSince: AT,
    nextAttemptAt: AT,
    lastError: 'HTTP 503',
    disabledAt: null,
  },
}

it('lists each partner on a line', () => {
  const plain = { ...PARTNER, name: 'plain', webhook: null }
  expect(partnersAsTable([PARTNER, plain]).split('\n')).toEqual([
    'NAME   KEYS  WEBHOOK                  STATE',
    'acme   2     https://acme.example/in  failing since 2026-05-04 13:30:00, next try 2026-05-04 13:30:00: HTTP 503',
    'plain  2     -                        -',
    '',
  ])
})

it('tells everything about one partner, with the position that replay takes', () => {
  const text = partnerAsText({ ...PARTNER, webhook: { ...PARTNER.webhook!, disabledAt: AT } })
  expect(text).toMatch(
    /^Key {13}key_private_AbCd12…, inventory:write, added 2026-05-04 13:30:00, ends 2026-05-05 13:30:00$/m,
  )
  expect(text).toMatch(/^Key {13}key_private_Zy9876…, added 2026-05-04 13:30:00$/m)
  expect(text).toMatch(/^Old secret {6}ends 2026-05-04 13:30:00$/m)
  expect(text).toContain('disabled 2026-05-04 13:30:00: HTTP 503')
  expect(text).toContain('2026-05-04T13:30:00.123Z,denago-nomad')
})

it("lets no endpoint's answer control the terminal", () => {
  const error = 'HTTP 500\u001b[31m\nred'
  const delivery = { sentAt: AT, eventId: 'msg_1', type: 'vehicle.removed', vehicleId: 'x', milliseconds: 12, error }
  expect(deliveriesAsTable([delivery])).toContain('HTTP 500\\u001b[31m red')
})

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
