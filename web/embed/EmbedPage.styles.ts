import { styles } from '#web/theme/styles.ts'

const code = { fontFamily: 'mono', fontSize: 'xs' } as const

export const embedPage = styles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '12', md: '16' },
    py: { base: '12', md: '18' },
  },
  subtitle: { textStyle: 'h2', mb: '6' },
  settings: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 14rem) minmax(0, 8rem) max-content' },
    alignItems: 'end',
    gap: '4',
    mb: '8',
    '& label': { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  },
  link: { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' },
  notes: { listStyle: 'disc', maxW: 'text', mt: '6', ps: '5', '& li': { mb: '2', ps: '1' } },
  table: {
    w: 'full',
    '& thead th': { py: '2', fontSize: 'xs', fontWeight: 'normal', textAlign: 'start', color: 'ink.muted' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody th': {
      ...code,
      py: '3',
      pe: '4',
      fontWeight: 'semibold',
      textAlign: 'start',
      verticalAlign: 'top',
      whiteSpace: { md: 'nowrap' },
    },
    '& td': { textStyle: 'small', py: '3', verticalAlign: 'top', '& code': code },
  },
})
