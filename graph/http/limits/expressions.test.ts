import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from '@swc/core'
import { LIMITS } from '#graph/schema/limits.ts'

const ROOT = join(import.meta.dirname, '../../..')

// Programs that take no text from outside.
const NOT_SERVED = /\.test\.tsx?$|\.d\.ts$|^web\/(build|bench|e2e|faults|theme|testing|generated)\/|^graph\/testing\//

/** No text that is accepted is longer. Quadratic time takes seconds for one such text, linear time milliseconds for all. */
const LENGTH = LIMITS.bodyBytes
const LONGEST_MS = 5000

/** Texts that repeat the pieces that expressions often repeat, after a start that anchored expressions match. */
const PIECES = ['a', 'A', '0', ' ', '\n', '.', '-', '/', '\\', '%', ',', '|', "'", '"', '<', '&', '=', '_', '\u00e9']
const HOSTILE = [...PIECES, ...PIECES.flatMap((piece) => [`a${piece}`, `0${piece}`])].map((piece) => {
  const repeated = piece.repeat(LENGTH / piece.length)
  const texts = ['', '/', '"'].flatMap((start) => ['', '\0', '@'].map((end) => start + repeated + end))
  return { piece, texts }
})

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

/** The piece whose repetition keeps the expression busy for too long; undefined when there is none. */
function slowPiece({ pattern, flags }: Expression): string | undefined {
  const globals = { expression: new RegExp(pattern, flags.replace(/[gy]/g, '')), HOSTILE, tried: '' }
  const program =
    'for (const { piece, texts } of HOSTILE) { tried = piece; for (const text of texts) expression.test(text) }'
  try {
    runInNewContext(program, globals, { timeout: LONGEST_MS })
    return undefined
  } catch {
    return globals.tried
  }
}

it('no expression of the served code is kept busy by a hostile text', async () => {
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
}, 120_000)
