import { inTime } from './inTime.ts'

/** Whether the server answers: a script may fail to load without a network, or because a release has replaced it. */
export const isReachable = async (address: string) => {
  try {
    await inTime(fetch(address, { method: 'HEAD', cache: 'no-store' }))
    return true
  } catch {
    return false
  }
}
