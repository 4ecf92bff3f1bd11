/** The result of the work; undefined where it throws, as in a browser that refuses storage, and over text that cannot be read. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
