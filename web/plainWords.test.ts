import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Rooms whose texts shoppers read. Pages and texts for developers have words of their own. */
const ROOMS = 'about,brands,compare,contact,eco-impact,home,inventory,locations,municipalities,not-found,parts'
const MORE = 'policies,rental-plans,saved,services,shell,shortlist,ui,vehicle'
const FILES = [
  ...globSync(`web/{${ROOMS},${MORE}}/**/*.{ts,tsx,json}`),
  ...globSync(['graph/dealer/{*.ts,brand-pages/*.json}', 'graph/seed/*.{ts,json}']),
  // What the API says to shoppers: on the contact page, after sending, and in mails.
  ...globSync('graph/contact/{contact.rest,contact.rules,context/context-words,mail/content}.ts'),
  'web/server/contactForm.ts',
].filter((file) => !/\.(test|styles|resolver|result)\.tsx?$/.test(file))

/** Words that no salesperson says, each with the usual one. */
const BANNED: [words: RegExp, instead: string][] = [
  [/(?<!tree |lip )\bstands?\b/i, 'is'],
  [/(?<!Failed to )\bfetch(es|ed)?\b/i, 'pick up'],
  [/\bmakers?\b/i, 'brand or manufacturer'],
  [/\bfigures?\b/i, 'price or number'],
  [/\bfrom the start\b/i, 'standard'],
  [/\bone that\b/i, 'the noun'],
  [/\be-mails?\b/i, 'email'],
  [/\binternet address/i, 'IP address'],
  [/\bline-up\b/i, 'lineup'],
  [/\b(small print|typing errors?)\b/i, 'fine print, typo'],
  [/\b(cannot|(do|does|did|is|are|was|were|could|would|should|has|have) not)\b/i, 'a contraction'],
  [/\b(it|that|there|what) is [a-z]/i, 'a contraction'],
  [/\b(we|you|they) will [a-z]/i, 'a contraction'],
  [/;(?= [a-z])/, 'two sentences'],
  [/\b(another|other) (page|list|one)s? (print|say)s?\b/i, 'what this page counts'],
]

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Texts of more than one word: literals, parts of templates and the text between tags. */
const textsIn = (node: Node): string[] => {
  if (node.type === 'ImportDeclaration') return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'JSXText') return [node.value as string]
  if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked]
  return Object.values(node).flatMap((child) =>
    Array.isArray(child) ? child.filter(isNode).flatMap(textsIn) : isNode(child) ? textsIn(child) : [],
  )
}

const programOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? parseSync(`${file}.js`, `(${text})`).program : parseSync(file, text).program
}

const sentencesIn = (file: string) =>
  textsIn(programOf(file) as unknown as Node)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /[a-z] [a-z]/i.test(text))

const SENTENCES = FILES.flatMap((file) => sentencesIn(file).map((text) => ({ file, text })))

it('reads the texts of the shop', () => {
  expect(FILES.length).toBeGreaterThan(100)
  expect(SENTENCES).toContainEqual({ file: 'web/not-found/NotFoundPage.tsx', text: "We can't find that page." })
})

it.each(BANNED)('no text says %s', (words) => {
  expect(SENTENCES.filter(({ text }) => words.test(text))).toEqual([])
})
