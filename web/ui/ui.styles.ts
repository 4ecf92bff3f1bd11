import { ends, inLine, wrapped, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

/** A page or a section that is a short message: not found, failed, thanks. */
export const message = styles({
  root: { py: { base: '16', md: '28' }, display: 'grid', gap: '5', justifyItems: 'start' },
  text: { textStyle: 'lead', maxW: 'text' },
  actions: { ...wrapping, gap: '3', mt: '3' },
  section: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxW: 'text',
    my: '5',
    color: 'ink.muted',
    '& a': { color: 'forest.700' },
  },
  subtitle: { textStyle: 'h3', color: 'ink' },
  /** A sentence as large as the title. */
  sentence: { ...heading, textStyle: 'h1' },
  hint: { textStyle: 'caption', color: 'ink.muted' },
})

export const checkList = styles({
  root: {
    '& li': { display: 'flex', gap: '3' },
    '& svg': { boxSize: '5', mt: '0.5', flexShrink: '0', color: 'forest.500' },
  },
})

export const closingBand = styles({
  root: { bg: 'forest.900', color: 'white', borderBottomWidth: '1px', borderColor: 'forest.700' },
  columns: { ...ends, gap: '8', py: { base: '14', md: '20' } },
  text: { color: 'forest.200', maxW: '52ch', mt: '3' },
})

const action = {
  minH: '9',
  px: '2',
  color: 'white',
  fontWeight: 'semibold',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
} as const

export const codeBlock = styles({
  root: { my: '4', borderRadius: 'card', bg: 'forest.900', color: 'white', overflow: 'hidden' },
  bar: {
    ...wrapped,
    columnGap: '2',
    ps: { base: '4', md: '5' },
    pe: { base: '2', md: '3' },
    minH: '11',
    borderBottomWidth: '1px',
    borderColor: 'forest.800',
    textStyle: 'caption',
    color: 'forest.200',
    '& > span': { me: 'auto' },
    '& a': { display: 'inline-flex', alignItems: 'center', ...action },
    _print: { display: 'none' },
  },
  copy: { ...action, 'html:not([data-scripted]) &': { display: 'none' } },
  text: {
    px: { base: '4', md: '5' },
    py: '4',
    fontFamily: 'mono',
    fontSize: { base: 'xs', md: 'xs' },
    lineHeight: 'body',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& code': { fontFamily: 'inherit', fontSize: 'inherit' },
  },
})

export const logo = styles({
  ridge: { stroke: 'var(--logo-ridge, {colors.ember.600})' },
  wheel: { stroke: 'var(--logo-wheel, {colors.forest.700})' },
  hub: { fill: 'var(--logo-wheel, {colors.forest.700})' },
})

export const printedContact = styles({
  root: {
    display: 'none',
    _print: {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '6',
      mt: '5',
      pt: '3',
      borderTopWidth: '1px',
      borderColor: 'line.strong',
      breakInside: 'avoid',
      fontSize: 'xs',
      lineHeight: 'body',
      '& > p, & > address': { flexShrink: '0' },
      '& strong': { fontSize: 'xs', fontWeight: 'bold' },
    },
  },
})

export const searchForm = styles({
  root: {
    ...wrapping,
    columnGap: '2',
    rowGap: '1.5',
    w: 'full',
    maxW: '30rem',
    '& label': { flexBasis: 'full', fontSize: 'sm', fontWeight: 'semibold' },
    // The example fits beside it.
    '& button': { px: '4' },
  },
  box: {
    flex: '1 1 7rem',
    w: '7rem',
    minW: '0',
    px: '2.5',
    _placeholderShown: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
})

export const starRating = styles({
  root: {
    ...inLine,
    gap: '2',
    mt: '6',
    '& svg': { boxSize: '5', flexShrink: '0', color: 'ember.600', fill: 'currentColor' },
    '& strong': { fontWeight: 'semibold' },
  },
})

export const openNow = styles({
  line: {
    ...inLine,
    gap: '2.5',
    fontWeight: 'semibold',
    textWrap: 'balance',
    // Paper is read on another day.
    _print: { display: 'none' },
    _before: {
      content: '""',
      flexShrink: '0',
      boxSize: '2.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
    },
    '&[data-open=true]::before': { bg: 'open', borderColor: 'open' },
  },
})
