import { ends, inLine, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const savedPage = styles({
  // The footer stays below the screen while the lists load.
  root: { py: { base: '10', md: '14' }, minH: 'calc(100dvh - {sizes.bar})' },
  lead: {
    textStyle: 'lead',
    maxW: 'text',
    mt: '3.5',
    '& a': { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  text: { mt: '8', maxW: 'text', '& a': textLink },
  empty: { display: 'grid', gap: '5', justifyItems: 'start', mt: '8', maxW: 'text' },
  removed: {
    '&:not(:empty)': { ...inLine, gap: '2', w: 'fit-content', mt: '6', px: '4', bg: 'sand', borderRadius: 'md' },
    '& button': { ...textLink, cursor: 'pointer' },
  },
  // Names in place of cards that did not load.
  lists: { mt: '10', '& > ul:not([class])': { display: 'grid', gap: '1', mt: '5', '& a': { ...textLink, minH: '9' } } },
  heading: { ...ends, columnGap: '6', rowGap: '2', mb: '5', 'section + section > &': { mt: '10' } },
  actions: { ...wrapped, columnGap: '5', rowGap: '1' },
  plain: { ...textLink, cursor: 'pointer' },
  cart: { gridTemplateRows: '1fr auto', gap: '2' },
  change: { fontWeight: 'semibold', color: 'forest.700', fontVariantNumeric: 'tabular-nums' },
  withdrawn: {
    display: 'grid',
    alignSelf: 'start',
    gap: '2',
    alignContent: 'start',
    justifyItems: 'start',
    color: 'ink.muted',
  },
})
