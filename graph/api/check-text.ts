import { ArgumentError } from './argument-error.ts'
import { LIMITS } from './limits.ts'

/** Throws an ArgumentError, which names the argument, for a text that is too long. Characters are code points, as people count. */
export function checkLength(argument: string, text: string, most: number): void {
  const { length } = [...text]
  if (length <= most) return
  throw new ArgumentError(argument, `${argument} may have ${most} characters, not ${length}.`)
}

export function checkSearch(argument: string, search: string | null | undefined): void {
  checkLength(argument, search ?? '', LIMITS.searchCharacters)
}
