import { styles } from '#web/theme/styles.ts'

export const printedContact = styles({
  root: {
    display: 'none',
    _print: {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '6',
      mt: '5',
      pt: '3',
      borderTopWidth: '1px',
      borderColor: 'line.strong',
      breakInside: 'avoid',
      fontSize: '2xs',
      lineHeight: 'body',
      '& > p, & > address': { flexShrink: '0' },
      '& strong': { fontSize: 'xs', fontWeight: 'bold' },
    },
  },
})
