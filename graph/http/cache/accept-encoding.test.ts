import { acceptedEncodings } from './accept-encoding.ts'

describe('the encodings that are accepted', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['X-GZIP', ['gzip']],
    ['BR', ['br']],
    ['*', ['br', 'gzip']],
    ['*;q=0, gzip', ['gzip']],
    ['br;q=0, *', ['gzip']],
    ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
    ['identity, br;q=0.5', []],
    ['identity;q=0, gzip;q=0.1', ['gzip']],
    ['br;q=0', []],
    ['br;Q=0', []],
    ['br ; q=0.000 ; x=1', []],
    ['zebra, abrx', []],
    ['identity', []],
    ['', []],
    [undefined, []],
  ])('of %j are %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
    expect(acceptedEncodings(header)).toEqual(expected)
  })
})
