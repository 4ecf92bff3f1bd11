import { bordered, grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const brandGrid = styles({
  root: { mt: { base: '12', md: '16' } },
  title: { textStyle: 'eyebrow', color: 'forest.700', mb: '4' },
  // The gaps show the background as hairlines, whatever the number of columns.
  list: {
    ...grid({ base: 2, sm: 3, lg: 6 }),
    gap: '1px',
    bg: 'line',
    ...bordered,
    overflow: 'hidden',
    '& > li': {
      display: 'grid',
      placeItems: 'center',
      minH: { base: '24', md: '28' },
      bg: 'white',
      textAlign: 'center',
      color: 'ink.muted',
    },
  },
  link: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1.5',
    w: 'full',
    h: 'full',
    color: 'forest.700',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'forest.100', '& svg': { translate: '3px 0' } },
    _focusVisible: { outlineOffset: '-2px', borderRadius: 'card' },
    '& svg': { boxSize: '3.5', transitionProperty: 'translate', transitionDuration: 'fast' },
  },
  name: { ...heading, textStyle: 'h3' },
  note: { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'xs', color: 'ink.muted' },
})
