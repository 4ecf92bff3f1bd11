import { bordered, disclosure } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const cartPage = styles({
  links: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  form: { display: 'grid', gap: '7', gridTemplateColumns: 'minmax(0, 1fr)' },
  // In reach wherever a field is, as the thumb is.
  save: { pos: 'sticky', bottom: '0', py: '3', bg: 'paper', borderTopWidth: '1px', borderColor: 'line', zIndex: 'bar' },
  root: { display: 'grid', gap: '9', gridTemplateColumns: 'minmax(0, 1fr)' },
  more: {
    ...disclosure,
    ...bordered,
    px: '4',
    py: '2',
    '&[open] > summary': { mb: '4' },
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '7' },
  },
})
