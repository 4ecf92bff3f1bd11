import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { missingCopies } from './sitePictures.ts'

const PROGRAM = join(import.meta.dirname, 'pictures.js')

/**
 * Draws the missing copies of the site's pictures in a process of its own with the lowest priority, whose memory is freed at the
 * end. Returns a function that stops it.
 */
export const warmPictures = async (publicDir: string, mediaDir: string) => {
  if ((await missingCopies(publicDir, mediaDir)).length === 0) return async () => {}
  const child = fork(PROGRAM, [publicDir, mediaDir], { execArgv: [] })
  child.once('error', console.error)
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return async () => void child.kill()
}
