import { compile, type Middleware, serialize, stringify } from 'stylis'
import type { Plugin } from 'vite'

const isForPrint = (rule: { value: string }) => rule.value === '@media print'

const withoutPrint: Middleware = (rule, index, rules, callback) =>
  isForPrint(rule) ? '' : stringify(rule, index, rules, callback)

const printAlone: Middleware = (rule, index, rules, callback) => {
  if (isForPrint(rule)) return stringify(rule, index, rules, stringify)
  return rule.type === '@layer' && Array.isArray(rule.children) ? stringify(rule, index, rules, callback) : ''
}

/** Moves the rules for print into a sheet of their own: pages hold the other sheets, and few are printed. */
export const printSheet = (): Plugin => ({
  name: 'print-sheet',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    let source = ''
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const rules = compile(String(file.source))
      source += serialize(rules, printAlone)
      file.source = serialize(rules, withoutPrint)
    }
    this.emitFile({ type: 'asset', fileName: 'print.css', source })
  },
})
