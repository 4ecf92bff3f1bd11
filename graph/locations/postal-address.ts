import type { PostalAddress } from '#graph/dealer/dealer.resolver.ts'

const LINE = /^(?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5})$/

/** The parts of an address in one line, such as "48 Cartwright Lane, Hatfield, PA 19440"; null for any other text. */
export const postalAddress = (line: string): PostalAddress | null =>
  (LINE.exec(line)?.groups as PostalAddress | undefined) ?? null

export const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
