import { LISTED_REASONS, reasonNamed } from '#graph/dealer/reasons.ts'
import { grid, textLink, underlined, wrapped, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

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
