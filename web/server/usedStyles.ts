import { compile, type Element, serialize, stringify } from 'stylis'
import { LAYERS } from '#web/theme/constants.ts'

/** A rule, with the classes of each of its selectors; a condition or layer with its parts; or CSS that every document takes. */
type Part = { css: string; selectors?: { text: string; classes: string[] }[] } | { open: string; parts: Part[] }

/** A style sheet, cut into parts of which a document takes those that it shows; those for paper alone are apart. */
export type StyleSheet = { parts: Part[]; paper: Part[]; classes: Set<string> }

const CLASS = /\.([a-z][\w-]*)/gi
const IN_BRACKETS = /\([^()]*\)/g
const WORD = /\b[a-z]\w{2,3}\b/g
const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/** Of `.a:not(.b)` the first alone, because an element needs no class that stands in brackets. */
const classesIn = (selector: string) => [...selector.replace(IN_BRACKETS, '').matchAll(CLASS)].map(([, name]) => name!)

const GROUP = /^@(layer|media|container|supports)$/

const partOf = (element: Element): Part => {
  if (GROUP.test(element.type) && element.children.length > 0) {
    return { open: element.value, parts: (element.children as Element[]).map(partOf) }
  }
  if (element.type !== 'rule') return { css: serialize([element], stringify).replaceAll(';}', '}') }
  const selectors = (element.props as string[]).map((text) => ({ text, classes: classesIn(text) }))
  return { selectors, css: `{${serialize(element.children as Element[], stringify).replace(/;$/, '')}}` }
}

const classesOf = (parts: Part[]): string[] =>
  parts.flatMap((part) =>
    'parts' in part ? classesOf(part.parts) : (part.selectors?.flatMap(({ classes }) => classes) ?? []),
  )

const isForPaper = (part: Part) => ('parts' in part ? part.open === '@media print' : part.css.startsWith('@page'))

/** The parts for paper alone, or all others. */
const partsFor = (isPaper: boolean, parts: Part[]): Part[] =>
  parts.flatMap((part): Part[] => {
    if (isForPaper(part)) return isPaper ? [part] : []
    if (!('parts' in part)) return isPaper ? [] : [part]
    return [{ ...part, parts: partsFor(isPaper, part.parts) }]
  })

/** The order of the layers, or of some of them, as a built file says it. */
const isOrder = ({ type, children }: Element) => type === '@layer' && children.length === 0

export const readStyles = (css: string): StyleSheet => {
  const rules = compile(css).filter((element) => !isOrder(element))
  const parts: Part[] = [{ css: `@layer ${LAYERS};` }, ...rules.map(partOf)]
  return { parts: partsFor(false, parts), paper: partsFor(true, parts), classes: new Set(classesOf(parts)) }
}

/** The classes of the elements in some HTML. */
export const classesInHtml = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => names!.split(' '))

/** Those of some classes that a script may set: the words that are spelled like them. */
export const classesInScript = (script: string, classes: ReadonlySet<string>): string[] =>
  [...new Set(script.match(WORD))].filter((word) => classes.has(word))

const cssOf = (parts: Part[], shown: Set<string>): string =>
  parts
    .map((part) => {
      if ('parts' in part) {
        const css = cssOf(part.parts, shown)
        return css && `${part.open}{${css}}`
      }
      if (!part.selectors) return part.css
      const used = part.selectors.filter(({ classes }) => classes.every((name) => shown.has(name)))
      return used.length > 0 ? used.map(({ text }) => text).join(',') + part.css : ''
    })
    .join('')

/** The rules of a sheet for the screen that can apply where only these classes are shown. */
export const usedStyles = ({ parts }: StyleSheet, shown: Set<string>): string => cssOf(parts, shown)

/** All rules of a sheet for paper. */
export const paperStyles = ({ paper, classes }: StyleSheet): string => cssOf(paper, classes)
