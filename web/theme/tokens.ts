import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

const value = <T>(of: T) => ({ value: of })
const values = <T>(entries: Record<string, T>) =>
  Object.fromEntries(Object.entries(entries).map(([name, of]) => [name, value(of)]))

// A step is 4px; sections and cards use the even ones, so the page sits on an 8px grid.
const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 6.5, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64,
]
const steps = Object.fromEntries(STEPS.map((step) => [String(step), value(`${step / 4}rem`)]))

export const tokens = defineTokens({
  colors: {
    white: value('#fff'),
    black: value('#000'),
    ink: { DEFAULT: value('#17211B'), muted: value('#56635B') },
    paper: value('#FBF8F2'),
    sand: value('#F1EADD'),
    line: { DEFAULT: value('#E2DACB'), strong: value('#CFC6B5'), control: value('#8D8775') },
    forest: {
      900: value('#14301F'),
      800: value('#1B3D29'),
      700: value('#23513A'),
      500: value('#3D7D5A'),
      200: value('#B9CDBF'),
      100: value('#DDEBE2'),
    },
    ember: { 700: value('#9C3718'), 600: value('#B8431F'), 500: value('#D9572B'), 100: value('#FBE6DC') },
    sun: { 400: value('#F0B445'), 900: value('#3A2A05') },
  },
  fonts: {
    heading: value('"Bricolage Grotesque", "Bricolage Fallback", "Bricolage Fallback DejaVu", sans-serif'),
    body: value('system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'),
    mono: value('ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'),
  },
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.875rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
    '4xl': '3rem',
    '5xl': '4rem',
    '7xl': '8rem',
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
  zIndex: values({ raised: 1, sticky: 10, bar: 20, drawer: 30, toast: 40 }),
  aspectRatios: values({ picture: '3 / 2' }),
  spacing: steps,
  sizes: {
    ...steps,
    full: value('100%'),
    page: value('75rem'),
    text: value('45rem'),
    bar: value('4.5rem'),
    barCondensed: value('3.75rem'),
    drawer: value('300px'),
    drawerWide: value('400px'),
    toast: value('420px'),
    screen: value('100dvh'),
  },
})

// The names that Chakra's own interactive parts (drawer, toaster) ask for.
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { DEFAULT: value('{colors.paper}'), panel: value('{colors.white}'), muted: value('{colors.sand}') },
    fg: { DEFAULT: value('{colors.ink}'), muted: value('{colors.ink.muted}'), error: value('{colors.ember.600}') },
    border: { DEFAULT: value('{colors.line}'), error: value('{colors.ember.600}') },
  },
})
