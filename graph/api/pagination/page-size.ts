import { ArgumentError } from '#graph/api/argument-error.ts'
import { LIMITS } from '#graph/api/limits.ts'

export function checkPageSize(argument: 'first' | 'last' | 'limit', size: number): void {
  const least = argument === 'limit' ? 1 : 0
  if (size >= least && size <= LIMITS.pageRows) return
  throw new ArgumentError(argument, `${argument} must be between ${least} and ${LIMITS.pageRows}, not ${size}.`)
}
