import { textLink, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const fieldParts = styles({
  label: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  error: { mt: '1.5', fontSize: 'sm', color: 'ember.600', fontWeight: 'medium', overflowWrap: 'anywhere' },
  help: { mt: '1.5', fontSize: 'sm', color: 'ink.muted', overflowWrap: 'anywhere' },
})

/** What stands above a form that was refused. */
export const refusal = styles({
  notice: {
    gridColumn: '1 / -1',
    px: '5',
    py: '4',
    bg: 'ember.100',
    borderWidth: '1px',
    borderColor: 'ember.600',
    borderRadius: 'card',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  wrong: {
    ...wrapping,
    columnGap: '5',
    rowGap: '1',
    '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minH: '11', textDecoration: 'underline' },
  },
})
