import type { SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { cva, type Recipe } from './cva.ts'
import type { StyleObject } from './styleObject.ts'
import { system } from './system.ts'

type Options = Record<string, Record<string, StyleObject>>
type Definition<Variants> = {
  base?: StyleObject
  variants?: Variants
  defaultVariants?: object
}
type VariantProps<Variants> = {
  [Name in keyof Variants]?: keyof Variants[Name] | (keyof Variants[Name] extends 'true' | 'false' ? boolean : never)
}
type AddClass = (layer: string, style?: StyleObject) => string

/**
 * The hidden properties of an export of `*.styles.ts`, for the Vite plugin: the style sheet, and the call and the data from which
 * the browser makes the value again.
 */
export type Compiled = { $css: string; $call: string; $data: object }

// Every sheet repeats the order of layers, so that sheets may load in any order.
const LAYER_ORDER = `${system.layers.atRule.slice(0, -1)}, styles;`

// Pages inline their sheets, and no compression shortens a hash: the names of a sheet share one, of three characters.
const HASH_CHARACTERS = 3
const sheets = new Map<string, string>()

/** Names the classes of a sheet one after another: their first characters are the same. */
const classNames = (definitions: object) => {
  const sheet = JSON.stringify(definitions)
  const prefix = `c${serializeStyles([sheet]).name.slice(-HASH_CHARACTERS)}`
  if ((sheets.get(prefix) ?? sheet) !== sheet) {
    throw new Error(`Two style sheets both use the prefix ${prefix}: raise HASH_CHARACTERS.`)
  }
  sheets.set(prefix, sheet)
  let count = 0
  return () => prefix + (count++).toString(36)
}

const VALUES = system.tokens.cssVarMap.get('base')!
const VARIABLE = /var\((--chakra-[^)]+)\)/g

/** CSS with the values of tokens in place of their variables, whose names are half of a style sheet. No page changes a token. */
const withValues = (css: string): string =>
  css.replace(VARIABLE, (variable, name) => (VALUES.has(name) ? withValues(String(VALUES.get(name))) : variable))

// Chakra adds this variable to each background; no style here reads it.
const NOTED_BACKGROUND = /--bg-currentcolor:[^;}]*;/g

const toCss = (style: unknown) =>
  withValues(serialize(compile(serializeStyles([style as never]).styles), stringify)).replace(NOTED_BACKGROUND, '')

const mapValues = <From, To>(object: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

const compiled = <Data extends object, Value extends object>(
  definitions: object,
  build: (add: AddClass) => Data,
  toValue: (data: Data) => Value,
  call = '',
): Value => {
  let sheet = LAYER_ORDER
  const nextName = classNames(definitions)
  const data = build((layer, style = {}) => {
    const rules = system.css(style as SystemStyleObject)
    if (Object.keys(rules).length === 0) return ''
    const name = nextName()
    sheet += toCss({ [`@layer ${layer}`]: { [`.${name}`]: rules } })
    return name
  })
  return Object.defineProperties(toValue(data), {
    $css: { value: sheet },
    $call: { value: call },
    $data: { value: data },
  })
}

const compileRecipe = (add: AddClass, definition: Definition<Options>): Recipe => {
  const { base, variants = {}, defaultVariants = {} } = definition
  const part = (style?: StyleObject) => add('recipes', style)
  return {
    base: part(base),
    variants: mapValues(variants, (options) => mapValues(options, part)),
    defaults: defaultVariants as Recipe['defaults'],
  }
}

/** Class names for Chakra style objects. In `*.styles.ts` only: the build leaves class names and a style sheet. */
export const styles = <Name extends string>(definitions: Record<Name, StyleObject>) =>
  compiled(
    definitions,
    (add) => mapValues<StyleObject, string>(definitions, (style) => add('styles', style)),
    (names) => names,
  ) as Readonly<Record<Name, string>>

/** A Chakra recipe as a function from variants to class names. One recipe a file: two importers share its sheet. */
export const recipe = <Variants extends Options>(definition: Definition<Variants>) =>
  compiled(definition, (add) => compileRecipe(add, definition), cva, 'cva') as (
    props?: VariantProps<Variants>,
  ) => string

/** Base styles and keyframes, for the entry alone. */
export const globalStyles = () => {
  const sheet = LAYER_ORDER + toCss(system.getGlobalCss())
  return Object.defineProperties({}, { $css: { value: sheet }, $call: { value: '' }, $data: { value: {} } })
}
