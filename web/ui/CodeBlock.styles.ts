import { wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const action = {
  minH: '9',
  px: '2',
  color: 'white',
  fontWeight: 'semibold',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
} as const

export const codeBlock = styles({
  root: { my: '4', borderRadius: 'card', bg: 'forest.900', color: 'white', overflow: 'hidden' },
  bar: {
    ...wrapped,
    columnGap: '2',
    ps: { base: '4', md: '5' },
    pe: { base: '2', md: '3' },
    minH: '11',
    borderBottomWidth: '1px',
    borderColor: 'forest.800',
    textStyle: 'caption',
    color: 'forest.200',
    '& > span': { me: 'auto' },
    '& a': { display: 'inline-flex', alignItems: 'center', ...action },
    _print: { display: 'none' },
  },
  copy: { ...action, 'html:not([data-scripted]) &': { display: 'none' } },
  text: {
    px: { base: '4', md: '5' },
    py: '4',
    fontFamily: 'mono',
    fontSize: { base: '2xs', md: 'xs' },
    lineHeight: 'body',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& code': { fontFamily: 'inherit', fontSize: 'inherit' },
  },
})
