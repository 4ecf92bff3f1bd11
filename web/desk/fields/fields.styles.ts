import { fingerHigh, grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const fields = styles({
  form: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxW: 'text',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h3' },
    '& > * + h2': { mt: '4' },
    '& > button': { justifySelf: 'start' },
  },
  two: { ...grid({ base: 2 }), gap: '4', alignItems: 'end' },
  pair: { ...grid({ sm: 2 }), gap: '4', alignItems: 'start' },
  field: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    '& label, & legend': { fontWeight: 'semibold', fontSize: 'sm' },
  },
  hint: { fontSize: 'xs', color: 'ink.muted' },
  problem: { fontSize: 'sm', color: 'ember.700' },
  boxes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& label': {
      ...fingerHigh,
      gap: '2.5',
      fontWeight: 'normal',
      cursor: 'pointer',
    },
    '& input': { boxSize: '5', flexShrink: '0', accentColor: 'forest.700' },
  },
})
