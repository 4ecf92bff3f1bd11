import { offScreen } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const link = { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '3px' } as const
const plainLink = { color: 'inherit', _hover: { textDecoration: 'underline' } } as const

export const schemaPage = styles({
  rule: { pt: { base: '8', lg: '0' }, textStyle: 'small', color: 'ink.muted', '& a': link },
  group: {
    pt: { base: '12', lg: '16' },
    '& h2': { textStyle: 'h3', fontSize: '2xl', mb: '4' },
  },
  type: {
    ...offScreen({ base: '40rem', md: '24rem' }),
    pt: '8',
    '& h3': { textStyle: 'h4', overflowWrap: 'anywhere', '& a': plainLink },
    '& small': {
      fontFamily: 'mono',
      fontSize: 'xs',
      fontWeight: 'normal',
      letterSpacing: 'normal',
      color: 'ink.muted',
    },
    '& p': { mt: '1', overflowWrap: 'anywhere', '& a': link },
    '& code': { fontFamily: 'mono', fontSize: 'xs' },
    '& p code': { px: '1', borderRadius: 'sm', bg: 'sand' },
    '& dl': { mt: '4', borderTopWidth: '1px', borderColor: 'line' },
    '& dl > div': { py: '3', borderBottomWidth: '1px', borderColor: 'line' },
    '& dt': { color: 'ink', overflowWrap: 'anywhere', '& a': link },
    '& dt a:first-of-type': { ...plainLink, textDecoration: 'none', fontWeight: 'semibold' },
    '& dd': { textStyle: 'small', color: 'ink.muted', '& strong': { color: 'ink' } },
    // The arguments of a field.
    '& dl dl': { mt: '3', ps: '4', borderTopWidth: '0', borderStartWidth: '2px' },
    '& dl dl > div': { py: '1.5', borderBottomWidth: '0' },
    // The address names the entry.
    '&:target h3, & dl > :target > dt': { bg: 'sun.400' },
  },
})
