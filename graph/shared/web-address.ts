/** Whether an address has a name or password in it, which everybody would read. */
export const hasCredentials = (address: string) => Boolean(URL.parse(address)?.username || URL.parse(address)?.password)

export const WITH_CREDENTIALS =
  'is not an address for everybody: it has a name or password in it. Write it without them.'
