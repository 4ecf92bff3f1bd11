import { styles } from '#web/theme/styles.ts'

export const mainContactCard = styles({
  root: { display: 'flex', flexDirection: 'column', p: '6', '& h3 span': { color: 'forest.200' } },
  name: { textStyle: 'h3' },
  address: {
    display: 'grid',
    justifyItems: 'start',
    mt: '3',
    fontStyle: 'normal',
    fontSize: 'sm',
    color: 'forest.200',
    '& a': {
      display: 'inline-block',
      py: '0.5',
      fontVariantNumeric: 'tabular-nums',
      _hover: { color: 'white', textDecoration: 'underline' },
    },
  },
  street: { textWrap: 'balance' },
  mail: { fontSize: 'xs' },
  hours: { mt: '3', mb: '4', fontSize: 'sm' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    mt: 'auto',
    pt: '2',
    borderTopWidth: '1px',
    borderColor: 'forest.700',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'sun.400',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '11',
      _hover: { textDecoration: 'underline' },
    },
    '& svg': { boxSize: '4' },
  },
})
