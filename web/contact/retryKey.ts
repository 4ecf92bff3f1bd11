// crypto.randomUUID exists on secure pages only; the site may be tried out over plain http.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key for each filling: sending the same words again keeps it, other words are another inquiry. */
export const newRetryKey = () => {
  let key = ''
  let sent = ''
  return (values: object) => {
    const words = JSON.stringify(values)
    if (words !== sent) key = randomKey()
    sent = words
    return key
  }
}
