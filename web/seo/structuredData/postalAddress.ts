import type { PostalAddress } from 'schema-dts'

const LINE = /^(?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5})$/

/** An address in one line ("48 Cartwright Lane, Hatfield, PA 19440") in its parts; an address of another form as one text. */
export const postalAddress = (line: string): PostalAddress | string => {
  const parts = LINE.exec(line)?.groups
  if (!parts) return line
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.street,
    addressLocality: parts.city,
    addressRegion: parts.state,
    postalCode: parts.zip,
    addressCountry: 'US',
  }
}
