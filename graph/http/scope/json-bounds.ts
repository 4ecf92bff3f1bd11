import { Refusal } from '#graph/http/errors/refusal.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS } from '#graph/schema/limits.ts'

interface Part {
  value: unknown
  path: string
  depth: number
}

const LONGEST_PATH = 100

/**
 * The refusal of JSON with a list that is too long, or with values nested too deeply; undefined for any other JSON. It
 * keeps a stack of its own, because a recursion would overflow on the JSON that it refuses.
 */
export function refusalOfJson(json: unknown): Refusal | undefined {
  const parts: Part[] = [{ value: json, path: '', depth: 0 }]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { value, path, depth } = part
    if (typeof value !== 'object' || value === null) continue
    if (depth === LIMITS.jsonDepth) return tooDeep()
    const isList = Array.isArray(value)
    if (isList && value.length > LIMITS.listEntries) return tooLong(path, value.length)
    for (const [key, inner] of Object.entries(value)) {
      parts.push({ value: inner, path: isList ? `${path}[${key}]` : path ? `${path}.${key}` : key, depth: depth + 1 })
    }
  }
  return undefined
}

function tooLong(path: string, entries: number): Refusal {
  const list = path.slice(0, LONGEST_PATH) || 'A list'
  return refusal(`${list} has ${entries} entries, and ${LIMITS.listEntries} are allowed.`, {
    requested: entries,
    maximum: LIMITS.listEntries,
  })
}

function tooDeep(): Refusal {
  return refusal(`The JSON has more than ${LIMITS.jsonDepth} lists and objects inside each other.`, {
    maximum: LIMITS.jsonDepth,
  })
}

function refusal(message: string, details: Record<string, number>): Refusal {
  return new Refusal(message, { code: ErrorCode.BAD_REQUEST, status: 400, details })
}
