/** Whether the server answers at an address of the site: a script that does not come may also be one of another release. */
export const isReachable = async (address: string) => {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
