import type { PostalAddress } from '#graph/dealer/dealer.result.ts'

const LINE = /^(?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5})$/

/** The parts of an address in one line, such as "48 Cartwright Lane, Hatfield, PA 19440"; null for any other text. */
export const postalAddress = (line: string): PostalAddress | null =>
  (LINE.exec(line)?.groups as PostalAddress | undefined) ?? null
