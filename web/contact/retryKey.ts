// crypto.randomUUID exists on secure pages only, and the site may run over plain http.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key for each inquiry: the same words keep it, other words get a new one. */
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
