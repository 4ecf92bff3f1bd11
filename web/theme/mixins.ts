import { FOREST, INK } from '#graph/dealer/look.ts'

/** A phone held upright: elsewhere what stays in view would take too much of the screen, or paper has none. */
export const PHONE = '@media screen and (max-width: 47.99rem) and (min-height: 30rem)'

/** Bars leave a screen this low its content: a phone held sideways, or a page at 400 %. */
export const LOW = '@media screen and (max-height: 29.99rem)'

/** A bar that stays in sight while its part is there. */
export const stickyBar = { pos: { base: 'sticky', _print: 'static' }, [LOW]: { pos: 'static' } } as const

/** A bar at the foot of the screen: one at a time, and that of the chosen carts (`shortlist/Shortlist.tsx`) comes first. */
export const bottomBar = {
  ...stickyBar,
  bottom: '0',
  ':root:has(#shortlist[data-shown]) &': { pos: 'static' },
} as const

/** A check box or radio button whose label shows whether it is chosen, in browsers that can tell a label so. */
export const coveredInput = {
  cursor: 'pointer',
  '@supports selector(:has(*))': { pos: 'absolute', inset: '0', opacity: '0' },
} as const

export const centered = { display: 'grid', placeItems: 'center' } as const

export const menuButton = {
  ...centered,
  boxSize: '44px',
  borderRadius: 'full',
  cursor: 'pointer',
  '& svg': { boxSize: '1.75rem', maxW: '32px', maxH: '32px' },
} as const

export const inLine = { display: 'flex', alignItems: 'center' } as const

/** The same at opposite ends of the line. */
export const opposite = { ...inLine, justifyContent: 'space-between' } as const

/** Things in a line, which go on in the next one where there is no room. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const
export const wrapped = { ...inLine, flexWrap: 'wrap' } as const
export const ends = { ...opposite, flexWrap: 'wrap' } as const

export const green = { color: 'forest.700', fontWeight: 'semibold' } as const

export const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const

export const link = { color: 'forest.700', ...underlined } as const

export const ring = { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' } as const

export const control = { bg: 'white', borderWidth: '1px', borderColor: 'line.control', borderRadius: 'md' } as const

export const bordered = { borderWidth: '1px', borderRadius: 'card' } as const

/** As high as a finger needs it. */
export const fingerHigh = { display: 'inline-flex', alignItems: 'center', minH: '11' } as const

/** A term and its value at opposite ends of a line below a hairline. */
export const row = { ...wrapping, justifyContent: 'space-between', borderTopWidth: '1px' } as const

type Columns = number | string

/** `minmax(0, …)`, so that long content does not widen a column beyond its share. */
const shares = (columns: Columns) => {
  if (columns === 1) return 'minmax(0, 1fr)'
  if (typeof columns === 'number') return `repeat(${columns}, minmax(0, 1fr))`
  return columns.replace(/[\d.]+fr/g, 'minmax(0, $&)')
}

/** So many equal columns, or shares such as "2fr 1fr", from each width on; one column below. */
export const grid = (columns: { [Width in 'base' | 'sm' | 'md' | 'lg' | 'xl' | '_print']?: Columns }) => {
  const widths = Object.entries({ base: 1, ...columns }).map(([width, count]) => [width, shares(count)])
  return { display: 'grid', gridTemplateColumns: Object.fromEntries(widths) as Record<string, string> } as const
}

const inUrl = (attributes: string, lines: string) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${attributes}>${lines}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}")`
}

const drawingInUrl = (lines: string, { stroke = 'red', fill = 'none' }) =>
  inUrl(
    `viewBox='0 0 24 24' stroke='${stroke}' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round' fill='${fill}'`,
    lines,
  )

/** The drawing that `drawn` shows in an element: lines alone, or filled as well. Only its opacity counts, so its color may be any. */
export const drawing = (lines: string, fill?: string) => ({ '--icon': drawingInUrl(lines, { fill }) })

/** An icon without an element of its own, where a page has many. */
export const drawn = {
  content: '""',
  flexShrink: '0',
  bg: 'currentColor',
  mask: 'var(--icon) center / contain no-repeat',
  '@media (forced-colors: active)': { background: 'var(--system, CanvasText)' },
} as const

/** A link that stands alone, as high as a finger needs it. */
export const textLink = {
  ...fingerHigh,
  fontWeight: 'semibold',
  color: 'forest.700',
  _hover: { textDecoration: 'underline' },
} as const

/** A link on a line of its own beside plain text, as high as a finger needs it. */
export const lineLink = {
  minH: '11',
  py: '2.5',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
} as const

/** The number of carts behind a link to them; scripts set the property where there are any (`shortlist/startShortlist.ts`). */
export const savedCount = { _after: { content: '" (" var(--saved) ")"', whiteSpace: 'pre' } } as const

/** Words that are read out on every screen, and shown from this width on. */
export const wordsFrom = (width: 'sm' | 'md' | 'xl') =>
  ({
    pos: { base: 'absolute', [width]: 'static' },
    w: { base: '1px', [width]: 'auto' },
    h: { base: '1px', [width]: 'auto' },
    overflow: 'hidden',
    clipPath: { base: 'inset(50%)', [width]: 'none' },
  }) as const

export const twoButtons = {
  ...wrapping,
  gap: '2.5',
  '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' }, px: { base: '4', md: '6' } },
  '& > [href^="tel:"] span span': wordsFrom('sm'),
} as const

export const points = {
  '& > li': { borderTopWidth: '1px', borderColor: 'line.strong', pt: '6' },
  '& h3': { textStyle: 'h3' },
  '& p': { color: 'ink.muted', mt: '2' },
} as const

/** The line that opens a part, with a chevron at its end. */
export const disclosure = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '14',
    py: '2',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { boxSize: '5', flexShrink: '0', transitionProperty: 'rotate', transitionDuration: 'fast' },
  '&[open] > summary > svg': { rotate: '180deg' },
} as const

const RIDGES = [
  ['0 395 160 360 330 400 520 330 640 290 760 130 860 190 980 70 1090 150 1180 110 1280 190V460H0z', FOREST[200]],
  ['0 425 220 400 430 425 600 360 800 260 930 300 1080 220 1280 290V460H0z', FOREST[500]],
  ['0 452 1280 410V460H0z', FOREST[900]],
].map(([line, fill]) => `<path d='M${line}' fill='${fill}'/>`)

/** Three ridges, the line of the logo, which any size stretches. */
export const ridges = {
  backgroundImage: inUrl(`viewBox='0 0 1280 460' preserveAspectRatio='none'`, RIDGES.join('')),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'bottom',
} as const

/** Said once, by system.ts. */
export const ARROW = drawingInUrl('<path d="m6 9 6 6 6-6"/>', { stroke: INK.muted })

/** The arrow of every select, in place of the browsers' different ones. */
export const selectArrow = {
  appearance: 'none',
  pe: '10',
  backgroundImage: 'var(--arrow)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 0.75rem center',
  backgroundSize: '1.125rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
} as const
