/** One statement reads so many vehicles, so that a list of them is of one moment. */
export const READ_AT_ONCE = 3000

const CHUNK_SIZE = 250

/** A few hundred at a time, so that other requests are answered while they are written. */
export function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK_SIZE) yield rows.slice(start, start + CHUNK_SIZE)
}
