import { globSync, readFileSync } from 'node:fs'
import { DEALER } from '#graph/dealer/dealer.ts'
import {
  DELIVERY,
  type Figure,
  type Figures,
  FREE_AROUND,
  RENTAL,
  RESPONSES,
  SERVICE,
  STAFFING,
  STORAGE,
} from '#graph/dealer/figures.ts'
import { RETURNS } from '#graph/dealer/return-terms.ts'
import { LOCATIONS } from '#graph/seed/locations.ts'
import { RENTAL_PLANS } from '#graph/seed/rental-plans.ts'

/** Texts allowed in web/ although they read like facts of the dealer. */
const ALLOWED: { file: string; text: string; why: string }[] = [
  { file: 'web/eco-impact/content.ts', text: '$1,200', why: 'a saving that the eco page states, no budget' },
  { file: 'web/developers/content/texts.json', text: 'six months', why: "how long the API's old fields stay" },
]

const NOT_SITE = /\.(test|spec)\.tsx?$|^web\/(e2e|faults|bench|testing|generated|build|public\/fonts)\//
const FILES = globSync('web/**/*.{ts,tsx,css,json,html,txt,svg,webmanifest}').filter((file) => !NOT_SITE.test(file))

const STYLES = /^web\/theme\/|\.styles\.ts$/

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/(?<!:)\/\/.*$/gm, '')
const { claims } = DEALER

const isFigure = (part: Figure | Figures): part is Figure => 'amount' in part
const figuresOf = (part: Figure | Figures): Figure[] =>
  isFigure(part) ? [part] : Object.values(part).flatMap(figuresOf)

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const UNITS = 'hour|business day|day|week|month|mile|km|foot|showroom|municipality|customer|year'
const SINGULARS: Record<string, string> = { feet: 'foot', municipalities: 'municipality' }

const AMOUNT = `\\d[\\d,]*(?:–\\d+)?|${NUMBERS.join('|')}`
const UNIT = `(?:${UNITS})s?|feet|municipalities`
const FIGURE = new RegExp(`\\$\\d[\\d,]*|\\b(?:${AMOUNT})(?:%|[ -](?:${UNIT})\\b)`, 'gi')
const FIGURE_PARTS = new RegExp(`^(?:\\$(?<usd>[\\d,]+)|(?<amount>${AMOUNT})[ -]?(?<unit>%|${UNIT}))$`, 'i')

/** "$1,050" as "1050 USD", "2–5 business days" as "2–5 business day", "2-hour" as "2 hour", "Seven days" as "7 day". */
const claimOf = (text: string) => {
  const { usd, amount = usd!, unit = 'USD' } = FIGURE_PARTS.exec(text)!.groups!
  const number = NUMBERS.indexOf(amount.toLowerCase()) + 1 || amount.replaceAll(',', '')
  return `${number} ${SINGULARS[unit] ?? unit.replace(/s$/, '')}`
}

const SHOWROOMS = LOCATIONS.filter(({ type }) => type === 'PHYSICAL').length

const KNOWN = new Set([
  ...[DELIVERY, RENTAL, RESPONSES, RETURNS, SERVICE, STAFFING, STORAGE, ...FREE_AROUND]
    .flatMap(figuresOf)
    // "No refund" is not a figure.
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, unit }) => {
      const range = typeof amount === 'number' ? amount : amount.join('–')
      return `${range} ${unit.startsWith('USD') ? 'USD' : unit}`
    }),
  ...RENTAL_PLANS.map(({ price }) => `${price} USD`),
  `${SHOWROOMS} showroom`,
  ...Object.values(claims.municipalities).map((count) => `${count} municipality`),
  ...(DEALER.serviceRadius.label.match(/\d+ (?:mile|km)/g) ?? []),
  ...(`${DEALER.responseTime.promise} ${DEALER.responseTime.typical}`.match(/[\d–]+ hour/g) ?? []),
])

const findings = (kind: (text: string) => string[], files = FILES) =>
  files.flatMap((file) =>
    kind(withoutComments(readFileSync(file, 'utf8')))
      .filter((text) => !ALLOWED.some((allowed) => allowed.file === file && allowed.text === text))
      .map((text) => `${file}: ${text}`),
  )

describe('the site takes from graph/dealer/', () => {
  // faults/rebrand.spec.ts has the names.
  it('every figure', () => {
    expect(FILES.length).toBeGreaterThan(200)
    const known = (text: string) => (text.match(FIGURE) ?? []).filter((found) => KNOWN.has(claimOf(found)))
    expect(
      known(`free from $5,000, 2–5 business days, a 2-hour window, seven days, 15%, ${SHOWROOMS} showrooms`),
    ).toHaveLength(6)
    expect(
      findings(
        known,
        FILES.filter((file) => !STYLES.test(file)),
      ),
    ).toEqual([])
  })

  it('with no exception that is not used', () => {
    const unused = ALLOWED.filter(({ file, text }) => !withoutComments(readFileSync(file, 'utf8')).includes(text))
    expect(unused).toEqual([])
  })
})
