import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@swc/core'
import { LIMITS } from '#graph/api/limits.ts'

const ROOT = join(import.meta.dirname, '../../..')

// Programs that take no text from outside.
const NOT_SERVED = /\.test\.tsx?$|\.d\.ts$|^web\/(build|bench|e2e|faults|theme|testing|generated)\/|^graph\/testing\//

/** No text that is accepted is longer. For one of this length, quadratic time is at least a thousand times linear time. */
const LENGTH = LIMITS.bodyBytes
const LINEAR_TIMES = 200
/** Texts of this length tell which ones are worth the whole length: what takes too long there takes a 64th of that here. */
const SHORT_LENGTH = LENGTH / 8

/** Texts that repeat the pieces that expressions often repeat, after a start that anchored expressions match. */
const PIECES = ['a', 'A', '0', ' ', '\n', '.', '-', '/', '\\', '%', ',', '|', "'", '"', '<', '&', '=', '_', '\u00e9']
const HOSTILE = [...PIECES, ...PIECES.flatMap((piece) => [`a${piece}`, `0${piece}`])].map(repeated)

function repeated(piece: string) {
  const textsOf = (length: number) => {
    const text = piece.repeat(length / piece.length)
    return ['', '/', '"'].flatMap((start) => ['', '\0', '@'].map((end) => start + text + end))
  }
  return { piece, texts: textsOf(LENGTH), shortTexts: textsOf(SHORT_LENGTH) }
}

/** The words of an expression itself: a text of nothing else lets it begin at each of them. */
function wordsOf({ pattern }: Expression) {
  const words = pattern.match(/(?<![\\\w])[\w ,:"'$/-]{2,}/g) ?? []
  return [...words, words.join('')].filter((piece) => piece.length > 1).map(repeated)
}

interface Expression {
  pattern: string
  flags: string
}

async function servedFiles(): Promise<string[]> {
  const lists = ['graph', 'web'].map(async (folder) => {
    const names = await readdir(join(ROOT, folder), { recursive: true })
    return names.map((name) => join(folder, name))
  })
  return (await Promise.all(lists)).flat().filter((name) => /\.tsx?$/.test(name) && !NOT_SERVED.test(name))
}

/** The regular expressions in a source file. */
async function expressionsIn(file: string): Promise<Expression[]> {
  const found: Expression[] = []
  const source = await readFile(join(ROOT, file), 'utf8')
  const program = await parse(source, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true })
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'RegExpLiteral') found.push({ pattern: node.pattern, flags: node.flags })
    return node
  })
  return found
}

/** The least CPU time of three tries in milliseconds: a collection of garbage in one of them does not count. */
function cpuTime(expression: RegExp, text: string, tries = 3): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage()
    expression.test(text)
    return process.cpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

/** What an expression in linear time takes on this machine, so that the test asks no speed of it. */
const LINEAR_MS = Math.max(0.1, cpuTime(/^[^\0]*@$/, 'a'.repeat(LENGTH), 20))

/** The piece whose repetition keeps the expression busy for too long; undefined when there is none. */
function slowPiece(source: Expression): string | undefined {
  const expression = new RegExp(source.pattern, source.flags.replace(/[gy]/g, ''))
  const tooLong = LINEAR_TIMES * LINEAR_MS
  const isSlow = (text: string, tries: number) => cpuTime(expression, text, tries) > tooLong
  // Half of it, as a margin.
  const isSuspect = (text: string) => cpuTime(expression, text, 1) > tooLong / 128
  const hostile = [...HOSTILE, ...wordsOf(source)]
  const isHostile = (text: string, shortText: string) => isSuspect(shortText) && isSlow(text, 1) && isSlow(text, 2)
  return hostile.find(({ texts, shortTexts }) => texts.some((text, index) => isHostile(text, shortTexts[index]!)))
    ?.piece
}

it('detects a regular expression with catastrophic backtracking', () => {
  expect(slowPiece({ pattern: '( cannot represent [^:]*): .*$', flags: 's' })).toContain('cannot represent')
})

it('no regular expression of the served code backtracks for long on a hostile text', async () => {
  const slow: string[] = []
  let count = 0
  for (const file of await servedFiles()) {
    for (const expression of await expressionsIn(file)) {
      count += 1
      const piece = slowPiece(expression)
      if (piece !== undefined) slow.push(`${file}: /${expression.pattern}/ by ${JSON.stringify(piece)}`)
    }
  }
  expect(count).toBeGreaterThan(50)
  expect(slow).toEqual([])
})
