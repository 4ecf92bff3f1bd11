import { disclosure } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const faqList = styles({
  root: {
    maxW: 'text',
    '& h2': { textStyle: 'h2', mb: '6' },
    '& details': { ...disclosure, borderTopWidth: '1px', borderColor: 'line.strong' },
    '& details:last-of-type': { borderBottomWidth: '1px' },
    '& p': { color: 'ink.muted', pb: '5' },
  },
})
