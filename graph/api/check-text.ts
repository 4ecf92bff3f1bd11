import { ArgumentError } from './argument-error.ts'
import { LIMITS } from './limits.ts'

/** Throws an ArgumentError, which names the argument, for a text that is too long. */
export function checkLength(argument: string, text: string, most: number): void {
  if (text.length <= most) return
  throw new ArgumentError(argument, `${argument} may have ${most} characters, not ${text.length}.`)
}

export function checkSearch(argument: string, search: string | null | undefined): void {
  checkLength(argument, search ?? '', LIMITS.searchCharacters)
}
