import { bordered, disclosure, ends, fingerHigh, grid, textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const link = {
  ...fingerHigh,
  px: '2.5',
  borderRadius: 'md',
  fontSize: 'sm',
  color: 'ink.muted',
  cursor: 'pointer',
  _hover: { color: 'forest.700' },
} as const

export const deskBar = styles({
  bar: { bg: 'paper', borderBottomWidth: '1px' },
  row: { ...wrapping, alignItems: 'center', columnGap: '2', minH: '16', pos: 'relative' },
  brand: {
    ...fingerHigh,
    gap: '2.5',
    me: '2',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    letterSpacing: 'tight',
  },
  nav: { display: 'flex', flexWrap: 'wrap', flex: { base: '1 0 100%', lg: '1 1 0' }, mx: { base: '-2.5', lg: '0' } },
  link: { ...link, minW: '11', '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' } },
  who: { ms: 'auto', order: { lg: '1' } },
  out: {
    pos: 'absolute',
    insetEnd: '5',
    zIndex: 'bar',
    display: 'grid',
    p: '3',
    bg: 'white',
    ...bordered,
    boxShadow: 'raised',
    '& p': { px: '2.5', py: '1', textStyle: 'fine', overflowWrap: 'anywhere' },
  },
  button: { ...link, justifyContent: 'start' },
})

export const deskPage = styles({
  root: { ...grid({}), gap: '5', py: { base: '5', md: '8' } },
  done: {
    ...ends,
    gap: '3',
    px: '4',
    py: '3',
    bg: 'forest.100',
    color: 'forest.800',
    borderRadius: 'md',
    scrollMarginTop: '20',
    '& > :first-child': { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere' },
  },
  notes: { mt: '2', px: '3', py: '2', borderRadius: 'md', bg: 'ember.100', color: 'ember.700' },
  search: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > input': { flex: '1 1 12rem' } },
  part: { ...grid({}), gap: '6', maxW: 'text', overflowWrap: 'anywhere', '& h2': { textStyle: 'h3' } },
  more: { ...disclosure, borderTopWidth: '1px', '&[open]': { pb: '4' } },
  list: {
    borderBottomWidth: '1px',
    '& > li': { borderTopWidth: '1px', py: '3', overflowWrap: 'anywhere' },
    '& > li > [role=status]': { mb: '3' },
  },
  line: { ...ends, gap: '3', '& > :first-child': { flex: '1 1 11rem', minW: '0' } },
  heading: { textStyle: 'h3', mb: '3' },
  detail: { textStyle: 'fine', overflowWrap: 'anywhere' },
  link: textLink,
  links: {
    ...wrapping,
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    '& a': { ...textLink, minW: '11' },
    '& [aria-current]': { textDecoration: 'underline' },
  },
})

export const deskForm = styles({
  form: {
    ...grid({}),
    gap: '4',
    maxW: 'text',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h3' },
    '& > * + h2': { mt: '4' },
    '& > button': { justifySelf: 'start' },
  },
  card: { p: '4', borderRadius: 'card', bg: 'sand' },
  two: { ...grid({ base: 2 }), gap: '4', alignItems: 'end' },
  pair: { ...grid({ sm: 2 }), gap: '4', alignItems: 'start' },
  field: { minW: '0', '& > legend': { fontWeight: 'semibold', fontSize: 'sm' } },
  choices: {
    ...wrapping,
    columnGap: '5',
    '& label': { ...fingerHigh, gap: '2.5', cursor: 'pointer' },
    '& input': { boxSize: '5', flexShrink: '0', accentColor: 'forest.700' },
  },
})
