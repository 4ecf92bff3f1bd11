import { styles } from '#web/theme/styles.ts'

export const faqList = styles({
  root: {
    maxW: 'text',
    '& h2': { textStyle: 'h2', mb: '6' },
    '& details': { borderTopWidth: '1px', borderColor: 'line.strong' },
    '& details:last-of-type': { borderBottomWidth: '1px' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '14',
      py: '2',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& svg': { boxSize: '5', flexShrink: '0', transitionProperty: 'rotate', transitionDuration: 'fast' },
    '& [open] svg': { rotate: '180deg' },
    '& p': { color: 'ink.muted', pb: '5' },
  },
})
