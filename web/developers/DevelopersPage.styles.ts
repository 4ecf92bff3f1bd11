import { styles } from '#web/theme/styles.ts'

const link = { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' } as const

export const developersPage = styles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
  section: {
    pt: { base: '12', lg: '16' },
    _first: { pt: { base: '8', lg: '0' } },
    '& h2': { textStyle: 'h3', fontSize: '2xl', mb: '4' },
    '& h3': { textStyle: 'h4', mb: '2' },
    '& p': { mb: '4', overflowWrap: 'anywhere' },
    '& p a, & li a': link,
    '& ul': { listStyle: 'disc', ps: '5', mb: '4' },
    '& li': { mb: '2', ps: '1', overflowWrap: 'anywhere' },
    '& p code, & li code': { px: '1', borderRadius: 'sm', bg: 'sand', fontFamily: 'mono', fontSize: '0.875em' },
    '& li::marker': { color: 'forest.500' },
  },
  part: { pt: '6' },
})
