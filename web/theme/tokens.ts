import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'
import { EMBER, FOREST, INK, LINE, PAPER, SAND, SUN } from '#graph/dealer/look.ts'

const value = <T>(of: T) => ({ value: of })
const values = <Name extends string | number, T>(entries: Record<Name, T>) =>
  Object.fromEntries(Object.entries(entries).map(([name, of]) => [name, { value: of }])) as Record<Name, { value: T }>

// A step is 4px; sections and cards use the even ones, so the page sits on an 8px grid.
const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 6.5, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64,
] as const
const steps = Object.fromEntries(STEPS.map((step) => [step, value(`${step / 4}rem`)])) as Record<
  `${(typeof STEPS)[number]}`,
  { value: string }
>

/** Height of the header once the page is scrolled; below it other bars stick. */
const barCondensed = value('3.75rem')

export const tokens = defineTokens({
  colors: {
    white: value('#fff'),
    black: value('#000'),
    ink: values(INK),
    paper: value(PAPER),
    sand: value(SAND),
    line: { DEFAULT: value(LINE), strong: value('#CFC6B5'), control: value('#8D8775') },
    forest: values(FOREST),
    ember: values(EMBER),
    open: value('#6FCF97'),
    backdrop: value('rgb(16 38 25 / 0.5)'),
    sun: values(SUN),
  },
  fonts: {
    // Said once, by system.ts: a sheet repeats them often.
    heading: value('var(--heading)'),
    body: value('var(--text)'),
    mono: value('ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'),
  },
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
    '4xl': '3rem',
    '5xl': '4rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', heading: '650', bold: '700' }),
  lineHeights: values({ tight: '1.08', snug: '1.25', body: '1.55' }),
  letterSpacings: values({ tight: '-0.02em', wide: '0.06em', wider: '0.08em' }),
  radii: values({ sm: '6px', md: '10px', card: '14px', full: '999px' }),
  shadows: values({
    soft: '0 1px 2px rgb(23 33 27 / 0.06), 0 8px 24px rgb(23 33 27 / 0.07)',
    raised: '0 2px 4px rgb(23 33 27 / 0.08), 0 14px 32px rgb(23 33 27 / 0.12)',
  }),
  durations: values({ fast: '160ms', slow: '240ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: values({ raised: 1, sticky: 10, bar: 20, toast: 40 }),
  aspectRatios: values({ picture: '3 / 2' }),
  spacing: { ...steps, barCondensed },
  sizes: {
    ...steps,
    full: value('100%'),
    // Grows with the window up to four cards beside each other.
    page: value('clamp(75rem, 83vw, 83rem)'),
    text: value('45rem'),
    bar: value('4.5rem'),
    barCondensed,
    drawer: value('300px'),
    drawerWide: value('400px'),
    toast: value('420px'),
    screen: value('100dvh'),
  },
})

// Chakra's toaster asks for these names.
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { DEFAULT: value('{colors.paper}'), panel: value('{colors.white}'), muted: value('{colors.sand}') },
    fg: { DEFAULT: value('{colors.ink}'), muted: value('{colors.ink.muted}'), error: value('{colors.ember.600}') },
    border: { DEFAULT: value('{colors.line}'), error: value('{colors.ember.600}') },
  },
})
