import { ArgumentError } from '#graph/schema/argument-error.ts'
import { MAX_PAGE_SIZE } from './page-size.ts'

export function checkPageSize(argument: string, size: number): void {
  if (size >= 1 && size <= MAX_PAGE_SIZE) return
  throw new ArgumentError(argument, `${argument} must be between 1 and ${MAX_PAGE_SIZE}, not ${size}.`)
}
