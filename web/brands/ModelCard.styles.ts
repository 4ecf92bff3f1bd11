import { textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const modelCard = styles({
  root: { display: 'flex', flexDirection: 'column', w: 'full' },
  picture: { aspectRatio: 'picture', bg: 'sand', '& img': { w: 'full', h: 'full', objectFit: 'cover' } },
  body: { flex: '1', display: 'flex', flexDirection: 'column', p: '5' },
  series: { textStyle: 'eyebrow' },
  name: { textStyle: 'h3', mt: '1.5' },
  specs: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    // Four of them stand two by two.
    '&:has(> :nth-of-type(4))': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '5' },
    mt: '4',
    fontSize: 'xs',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& svg': { boxSize: '4', flexShrink: '0', color: 'forest.500' },
  },
  features: {
    mt: '4',
    mb: '4',
    '& li': { textStyle: 'small', color: 'ink.muted', py: '2', borderTopWidth: '1px', borderColor: 'line' },
  },
  price: {
    textStyle: 'price',
    fontSize: 'xl',
    mt: 'auto',
    '& span': { textStyle: 'caption', fontFamily: 'body', letterSpacing: 'normal', color: 'ink.muted' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', mt: '3' },
  quote: { ...textLink, minH: '10', fontSize: 'sm' },
})
