import { styles } from '#web/theme/styles.ts'

export const choiceBar = styles({
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'center' },
    columnGap: { base: '3', md: '6' },
    minH: '11',
  },
  notice: { flexWrap: { base: 'wrap', md: 'nowrap' } },
  text: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' },
  actions: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
  compare: { minH: '11' },
  plain: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '2.5',
    me: '-2.5',
    fontSize: 'sm',
    color: 'forest.700',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})
