import { FIELDS, isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { found, UnreadableFileError } from './file-problem.ts'
import { type FileRow, MAX_ROW_LENGTH } from './file-row.ts'
import type { InventoryRecord } from './inventory-record.ts'

const isAtTop = (name: string) => Object.hasOwn(FIELDS, name) && !isSpecification(name)

/** The vehicles of a JSON array. Throws an UnreadableFileError where the file is none. */
export async function* readJson(chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  for await (const { text, line } of arrayElements(chunks)) yield rowOf(parse(text, line), line)
}

interface Element {
  text: string
  line: number
}

/**
 * The texts of a JSON array's elements, found by brackets and quotes alone. Each element is then parsed with its line
 * known: parsers of JSON streams report no lines.
 */
async function* arrayElements(chunks: AsyncIterable<string>): AsyncGenerator<Element> {
  const brackets = new Brackets()
  let isOver = false
  let line = 1
  let element: Element = { text: '', line: 0 }
  let count = 0

  for await (const chunk of chunks) {
    let from = 0
    for (let index = 0; index < chunk.length; index += 1) {
      const character = chunk[index]!
      if (character === '\n') line += 1
      const { depth } = brackets
      if (!brackets.read(character)) continue
      if (isOver) throw new UnreadableFileError(line, 'expected nothing after the end of the array')
      if (depth === 0) {
        if (character !== '[') throw new UnreadableFileError(line, 'expected a JSON array of vehicles')
        from = index + 1
        continue
      }
      if (depth > 1 || (character !== ',' && character !== ']')) {
        element.line ||= line
        continue
      }

      extend(element, chunk.slice(from, index), line)
      from = index + 1
      isOver = character === ']'
      const isEmptyArray = isOver && count === 0 && element.line === 0
      if (!isEmptyArray) yield { text: element.text, line: element.line || line }
      element = { text: '', line: 0 }
      count += 1
    }
    if (brackets.depth > 0) extend(element, chunk.slice(from), line)
  }
  if (isOver) return
  if (brackets.depth === 0) throw new UnreadableFileError(1, 'expected a JSON array of vehicles, found nothing')
  throw new UnreadableFileError(element.line || line, 'expected the end of the array, found that of the file')
}

/** Follows the brackets and quotes of a JSON text. */
class Brackets {
  depth = 0
  #isInText = false
  #isEscaped = false

  /** Reads a character; false for white space and what stands inside quotes. */
  read(character: string): boolean {
    if (this.#isInText) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (character === '"') this.#isInText = false
      else if (character === '\\') this.#isEscaped = true
      return false
    }
    if (character === '"') this.#isInText = true
    else if (character === '{' || character === '[') this.depth += 1
    else if (character === '}' || character === ']') this.depth -= 1
    return character !== ' ' && character !== '\n' && character !== '\r' && character !== '\t'
  }
}

function extend(element: Element, text: string, line: number): void {
  element.text += text
  if (element.text.length <= MAX_ROW_LENGTH) return
  // After white space alone, no vehicle has begun.
  throw new UnreadableFileError(element.line || line, `expected a vehicle of at most ${MAX_ROW_LENGTH} characters`)
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFileError(line, `expected a vehicle in valid JSON, found ${found(text.trim())}`)
  }
}

function rowOf(vehicle: unknown, line: number): FileRow {
  if (!isObject(vehicle)) {
    return { line, values: {}, problems: [{ message: `expected a vehicle as an object, found ${found(vehicle)}` }] }
  }
  const { specifications, ...others } = vehicle
  const top = pick(others, isAtTop, 'no such field')
  const specified = readSpecifications(specifications)
  return {
    line,
    values: { ...top.values, ...specified.values },
    problems: [...top.problems, ...specified.problems],
  }
}

function readSpecifications(specifications: unknown): Pick<FileRow, 'values' | 'problems'> {
  if (specifications === undefined || specifications === null) return { values: {}, problems: [] }
  if (isObject(specifications)) return pick(specifications, isSpecification, 'no such field of the specifications')
  const message = `expected an object, found ${found(specifications)}`
  return { values: {}, problems: [{ column: 'specifications', message }] }
}

function pick(
  object: object,
  isField: (name: string) => boolean,
  complaint: string,
): Pick<FileRow, 'values' | 'problems'> {
  const entries = Object.entries(object)
  return {
    values: Object.fromEntries(entries.filter(([name]) => isField(name))),
    problems: entries
      .filter(([name]) => !isField(name))
      .map(([name]) => ({ column: name, message: `expected ${complaint}` })),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const JSON_WRITER = {
  start: '[',
  record: (record: InventoryRecord, isFirst: boolean): string =>
    `${isFirst ? '' : ','}\n${JSON.stringify(vehicleOf(record), null, 2)}`,
  end: '\n]\n',
}

function vehicleOf(record: InventoryRecord): object {
  const entries = Object.entries(record)
  const specifications = Object.fromEntries(entries.filter(([name]) => isSpecification(name)))
  return { ...Object.fromEntries(entries.filter(([name]) => isAtTop(name))), specifications }
}
