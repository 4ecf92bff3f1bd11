import { ArgumentError } from '#graph/argument-error.ts'

export const DEFAULT_PAGE_SIZE = 24

export const MAX_PAGE_SIZE = 250

export function checkPageSize(argument: string, size: number): void {
  if (size >= 1 && size <= MAX_PAGE_SIZE) return
  throw new ArgumentError(argument, `${argument} must be between 1 and ${MAX_PAGE_SIZE}, not ${size}.`)
}
