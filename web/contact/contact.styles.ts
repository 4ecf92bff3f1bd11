import { LISTED_REASONS, reasonNamed } from '#graph/dealer/reasons.ts'
import { grid, lineLink, row, textLink, twoButtons, underlined, wrapped, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const columns = { ...grid({ lg: '1.6fr 1fr' }), gap: { base: '10', lg: '16' }, alignItems: 'start' } as const

export const contactPage = styles({
  // On a phone the cart is beside the title.
  head: {
    ...wrapping,
    alignItems: 'end',
    columnGap: { base: '5', lg: '16' },
    rowGap: '4',
    pt: { base: '5', md: '10' },
    '& > div:first-of-type': { flex: { base: '1 1 10rem', lg: '1.6 1 0%' } },
    '& > :last-child': { flex: { lg: '1 1 0%' } },
  },
  title: { textStyle: 'h1', fontSize: { base: 'min(1.5rem, 9vw)', md: '4xl' } },
  lead: { mt: '1.5', color: 'ink.muted', maxW: '40rem' },
  // Less padding than in heroes, so that both buttons fit on one line.
  actions: { ...twoButtons, '& > *': { flex: { base: '1 1 auto', md: 'none' }, px: { base: '4', md: '5' } } },
  carts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
    gap: '2',
    w: { base: '7rem', md: '12rem', lg: 'auto' },
    maxW: { lg: '20rem' },
    '&:has(> :nth-of-type(2))': { w: { base: 'full', md: '20rem', lg: 'auto' }, maxW: 'none' },
  },
  columns: { ...columns, pt: { base: '4', md: '8' }, pb: { base: '12', md: '20' } },
  cards: { ...grid({ md: 2, lg: 1 }), gap: '5', alignItems: 'start' },
  cardTitle: { textStyle: 'h3', mb: '4' },
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    '& li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& a': { ...lineLink, minW: '0', fontSize: 'sm', textWrap: 'balance' },
    '& small': { display: 'block', whiteSpace: 'normal', textStyle: 'caption', color: 'ink.muted' },
    '& svg': { boxSize: '5', mt: '3', flexShrink: '0', color: 'forest.500' },
  },
  hours: {
    display: 'grid',
    gap: '1',
    mt: '3',
    '& div': { ...row, py: '1.5' },
    '& dt': { minW: '8' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
})

export const thankYou = styles({
  root: {
    py: { base: '12', md: '20' },
    '& > svg': { boxSize: '16', p: '3.5', borderRadius: 'full', bg: 'forest.100', color: 'forest.700', mb: '6' },
  },
  lead: { textStyle: 'lead', maxW: 'text', mt: '4' },
  sent: { mb: '5', maxW: '40rem' },
  columns: { ...columns, mt: { base: '10', md: '12' } },
  next: { '* + &': { mt: { base: '12', md: '16' } } },
  subtitle: { textStyle: 'h2', mb: '6' },
  steps: {
    counterReset: 'step',
    '& li': { pos: 'relative', ps: '14', py: '5', borderTopWidth: '1px', counterIncrement: 'step' },
    '& li::before': {
      content: 'counter(step)',
      pos: 'absolute',
      insetStart: '0',
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: 'xl',
      color: 'ember.600',
    },
    '& h3': { textStyle: 'h4' },
    '& p': { color: 'ink.muted', mt: '1.5' },
  },
  visit: { display: 'grid', justifyItems: 'start', gap: '4', maxW: '40rem' },
  cardText: { color: 'forest.200', mt: '2', mb: '6' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: { base: '12', md: '16' } },
})

export const contactForm = styles({
  root: { ...grid({ sm: 2 }), gap: '5' },
  wide: { gridColumn: '1 / -1' },
  label: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  questions: {
    gridColumn: '1 / -1',
    display: 'grid',
    '&[data-for]': { display: 'none' },
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    p: { base: '4', md: '5' },
    bg: 'sand',
    borderRadius: 'card',
    '& legend': { float: 'left', gridColumn: '1 / -1', mb: '0' },
    ...Object.fromEntries(
      LISTED_REASONS.filter((reason) => reasonNamed(reason).questions).map((reason) => [
        `form:has(option[value=${reason}]:checked) &[data-for=${reason}]`,
        { display: 'grid' },
      ]),
    ),
  },
  foot: { gridColumn: '1 / -1', ...wrapped, columnGap: '5', rowGap: '3', textStyle: 'fine' },
})

export const summary = styles({
  root: { gridColumn: '1 / -1', px: { base: '5', md: '6' }, py: '3', bg: 'sand', borderRadius: 'card' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  title: { textStyle: 'h4', py: '2' },
  rows: {
    fontVariantNumeric: 'tabular-nums',
    '& div': {
      ...wrapping,
      columnGap: '5',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line.strong',
      fontSize: 'sm',
    },
    // A label stays whole beside a long text; only with large text it is above.
    '& dt': { flexShrink: '0', maxW: 'full', color: 'ink.muted' },
    '& dd': {
      flex: '1',
      textAlign: 'end',
      textWrap: 'balance',
      fontWeight: 'medium',
      minW: '24',
      overflowWrap: 'anywhere',
    },
  },
  sum: { '& dt, & dd': { color: 'ink', fontWeight: 'semibold' } },
  note: { textStyle: 'caption', color: 'ink.muted', '& + &, dl + &': { mt: '3' } },
  details: { '& summary': { ...textLink, fontSize: 'sm', ...underlined, cursor: 'pointer' } },
  remove: { ...textLink, fontSize: 'sm', ...underlined },
})
