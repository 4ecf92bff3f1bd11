import { isLikelyBot, suspicionsOf } from './suspicion.ts'

const VALUES = {
  firstName: 'Ada',
  lastName: 'Novak',
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  interest: 'sales' as const,
  message: 'Does it climb a hill?',
}

describe('suspicionsOf', () => {
  it.each([
    ['nobody who takes their time', {}, { trap: '', fillingMs: 2000 }, []],
    ['nobody without scripts', {}, { trap: '', fillingMs: null }, []],
    ['who fills in the hidden field', {}, { trap: 'x' }, ['honeypot']],
    ['who needs less than two seconds', {}, { fillingMs: 1999 }, ['too-fast']],
    ['a clock that runs backwards', {}, { fillingMs: -5 }, ['too-fast']],
    ['a link in the message', { message: 'See HTTPS://example.com' }, {}, ['links']],
    ['a link in a name', { firstName: 'www.example.com' }, {}, ['links']],
    ['everything at once', { message: 'http://a' }, { trap: 'x', fillingMs: 0 }, ['honeypot', 'too-fast', 'links']],
  ])('suspects %s', (_who, change, signs, expected) => {
    expect(suspicionsOf({ ...VALUES, ...change }, signs)).toEqual(expected)
  })
})

describe('isLikelyBot', () => {
  it('does not take a link for a bot', () => {
    expect(isLikelyBot(['links'])).toBe(false)
    expect(isLikelyBot(['links', 'honeypot'])).toBe(true)
    expect(isLikelyBot(['too-fast'])).toBe(true)
  })
})
