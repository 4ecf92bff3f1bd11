import { textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { compactCard, compactList, compactPicture } from './compactCard.ts'

export const modelCard = styles({
  root: { ...compactCard, md: { display: 'flex', flexDirection: 'column', p: '0', w: 'full' } },
  picture: { ...compactPicture, gridRow: '1 / span 3' },
  body: { display: { base: 'contents', md: 'flex' }, flexDirection: 'column', flex: '1', p: '5' },
  series: { textStyle: 'eyebrow' },
  name: { textStyle: { base: 'h4', md: 'h3' }, mt: { md: '1.5' } },
  // Words beside a phone's picture, where the dot before a line's first word is cut; with icons on wider screens, four of them
  // two by two.
  specs: {
    mt: { base: '1', md: '4' },
    ms: { base: '-3', md: '0' },
    clipPath: { base: 'inset(0 0 0 {spacing.3})', md: 'none' },
    fontSize: 'xs',
    md: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '2' },
    '&:has(> :nth-of-type(4))': { md: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '5' } },
    '& li': { display: { base: 'inline-block', md: 'inline-flex' }, alignItems: 'center', gap: '1.5' },
    '& li::before': { content: { base: '"·"', md: 'none' }, display: 'inline-block', w: '3', textAlign: 'center' },
    '& svg': { display: { base: 'none', md: 'block' }, boxSize: '4', flexShrink: '0', color: 'forest.500' },
  },
  features: {
    ...compactList,
    '& li': { ...compactList['& li'], textStyle: 'small', color: 'ink.muted' },
    md: { my: '4', '& li': { py: '2', borderTopWidth: '1px' } },
  },
  price: {
    textStyle: 'price',
    fontSize: 'xl',
    gridColumn: '1 / -1',
    mt: 'auto',
    '& span': { textStyle: 'caption', fontFamily: 'body', letterSpacing: 'normal', color: 'ink.muted' },
  },
  actions: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', mt: '3' },
  stock: { ...textLink, gap: '2', gridColumn: '1 / -1', fontSize: 'sm', '& svg': { boxSize: '4', flexShrink: '0' } },
  quote: { ...textLink, minH: '11', fontSize: 'sm' },
})
