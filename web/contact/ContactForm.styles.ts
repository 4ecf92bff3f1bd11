import { grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const contactForm = styles({
  root: { ...grid({ sm: 2 }), gap: '5' },
  wide: { gridColumn: '1 / -1' },
  notice: { gridColumn: '1 / -1', p: '4', borderWidth: '1px', borderColor: 'ember.600', fontWeight: 'medium' },
  label: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  error: { mt: '1.5', fontSize: 'xs', color: 'ember.600', fontWeight: 'medium' },
  help: { mt: '1.5', fontSize: 'xs', color: 'ink.muted' },
  required: { gridColumn: '1 / -1', fontSize: 'sm', color: 'ink.muted', mb: '-2' },
  wrong: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minH: '11', textDecoration: 'underline' },
  },
  topics: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& span': { w: 'full', fontSize: 'sm', fontWeight: 'semibold' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '4',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'full',
      fontSize: 'sm',
      _hover: { borderColor: 'forest.700' },
    },
  },
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
