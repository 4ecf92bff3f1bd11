import { comparedCount, savedCount } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const target = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '44px',
  borderRadius: 'full',
  cursor: 'pointer',
  '& svg': { boxSize: '1.75rem', maxW: '32px', maxH: '32px' },
} as const

export const mobileMenu = styles({
  root: { display: { base: 'block', lg: 'none' }, flexShrink: '0', me: '-2.5', _print: { display: 'none' } },
  target,
  withScripts: { '@media (scripting: none)': { display: 'none' } },
  close: { ...target, me: '-3', _hover: { bg: 'sand' } },
  item: {
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    fontSize: 'lg',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&[href="/saved"]': savedCount,
    '&[href="/compare"]': comparedCount,
    '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
  },
  group: { mt: '6', mb: '1' },
  call: { mt: '8' },
})
