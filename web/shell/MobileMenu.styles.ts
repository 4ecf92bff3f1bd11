import { styles } from '#web/theme/styles.ts'

const target = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '12',
  borderRadius: 'full',
  cursor: 'pointer',
  '& svg': { boxSize: '7' },
} as const

export const mobileMenu = styles({
  root: { display: { base: 'block', lg: 'none' }, me: '-2.5', _print: { display: 'none' } },
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
    '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
  },
  group: { mt: '6', mb: '1' },
  call: { mt: '8' },
})
