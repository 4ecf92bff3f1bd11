import { styles } from '#web/theme/styles.ts'

export const contactForm = styles({
  root: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '5' },
  wide: { gridColumn: '1 / -1' },
  notice: { gridColumn: '1 / -1', p: '4', borderWidth: '1px', borderColor: 'ember.600', fontWeight: 'medium' },
  label: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  error: { mt: '1.5', fontSize: 'xs', color: 'ember.600', fontWeight: 'medium' },
  foot: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    fontSize: 'xs',
    color: 'ink.muted',
  },
})
