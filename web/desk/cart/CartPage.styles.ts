import { styles } from '#web/theme/styles.ts'

export const cartPage = styles({
  links: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  form: { display: 'grid', gap: '7', gridTemplateColumns: 'minmax(0, 1fr)' },
  // In reach wherever a field is, as the thumb is.
  save: { justifySelf: 'start', pos: 'sticky', bottom: '4' },
  root: { display: 'grid', gap: '9', gridTemplateColumns: 'minmax(0, 1fr)' },
  more: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    p: '4',
    '& > summary': { minH: '11', display: 'flex', alignItems: 'center', fontWeight: 'semibold', cursor: 'pointer' },
    '&[open] > summary': { mb: '4' },
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '7' },
  },
})
