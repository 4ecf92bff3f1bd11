import type { SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { type BREAKPOINTS, LAYERS } from './constants.ts'
import { cva, type Recipe } from './cva.ts'
import { system } from './system.ts'
import type { textStyles } from './textStyles.ts'
import type { tokens } from './tokens.ts'

type Options = Record<string, Record<string, StyleObject>>
type Definition<Variants> = { base?: StyleObject; variants?: Variants; defaultVariants?: object }
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
const LAYER_ORDER = `@layer ${LAYERS};`

// Of two characters, from "c0" on: ad blockers hide what is called "ad1".
const FIRST_PREFIX = 36 * 12
const PREFIXES = 36 * 26
let sheets = 0

/**
 * Names the classes of a sheet one after another. Pages inline their sheets and no compression shortens a hash, so sheets are
 * counted: the build evaluates all files in one order.
 */
const classNames = () => {
  if (sheets === PREFIXES) throw new Error('There are more style sheets than prefixes of two characters.')
  const prefix = (FIRST_PREFIX + sheets++).toString(36)
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

const compileStyle = (style: unknown) => compile(serializeStyles([style as never]).styles)

// English runs from left to right, and these names are shorter.
const SIDES = { start: 'left', end: 'right' }
const toSides = (css: string) =>
  css
    .replace(/(?<=margin|padding|border)-inline-(start|end)/g, (_, side: 'start' | 'end') => `-${SIDES[side]}`)
    .replace(/inset-inline-(start|end)/g, (_, side: 'start' | 'end') => SIDES[side])

const toCss = (rules: ReturnType<typeof compile>) =>
  toSides(withValues(serialize(rules, stringify)).replace(NOTED_BACKGROUND, ''))

const widthOf = (condition: string) =>
  Number(/^@(?:media screen and|container) \(min-width: ?([\d.]+)rem\)$/.exec(condition)?.[1] ?? 0)

/**
 * The rules of a layer, those of one condition together: each class would repeat its conditions, which is a tenth of a sheet. Wider
 * screens come last, as within a class. So of two classes of one sheet on one element, the condition wins over the order.
 */
const gatherRules = (styles: Record<string, object>) => {
  const gathered = new Map([['', '']])
  for (const rule of Object.entries(styles).flatMap(([name, style]) => compileStyle({ [`.${name}`]: style }))) {
    const condition = /^@(media|container)$/.test(rule.type) ? rule.value : ''
    const rules = condition ? (rule.children as (typeof rule)[]) : [rule]
    gathered.set(condition, (gathered.get(condition) ?? '') + toCss(rules))
  }
  return [...gathered]
    .toSorted(([one], [other]) => widthOf(one) - widthOf(other))
    .map(([condition, css]) => (condition ? `${condition}{${css}}` : css))
    .join('')
}

const mapValues = <From, To>(object: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

const compiled = <Data extends object, Value extends object>(
  build: (add: AddClass) => Data,
  toValue: (data: Data) => Value,
  call = '',
): Value => {
  const layers: Record<string, Record<string, object>> = {}
  const nextName = classNames()
  const data = build((layer, style = {}) => {
    const rules = system.css(style as SystemStyleObject)
    if (Object.keys(rules).length === 0) return ''
    const name = nextName()
    layers[layer] = { ...layers[layer], [name]: rules }
    return name
  })
  const sheets = Object.entries(layers).map(([layer, rules]) => `@layer ${layer}{${gatherRules(rules)}}`)
  return Object.defineProperties(toValue(data), {
    $css: { value: LAYER_ORDER + sheets.join('') },
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
    (add) => mapValues<StyleObject, string>(definitions, (style) => add('styles', style)),
    (names) => names,
  ) as Readonly<Record<Name, string>>

/** A Chakra recipe as a function from variants to class names. One recipe a file: two importers share its sheet. */
export const recipe = <Variants extends Options>(definition: Definition<Variants>) =>
  compiled((add) => compileRecipe(add, definition), cva, 'cva') as (props?: VariantProps<Variants>) => string

/** Base styles and keyframes, for the entry alone. */
export const globalStyles = () => {
  const sheet = LAYER_ORDER + toCss(compileStyle(system.getGlobalCss()))
  return Object.defineProperties({}, { $css: { value: sheet }, $call: { value: '' }, $data: { value: {} } })
}

type Tokens = typeof tokens

/** Names as styles write them: `forest.700`, and `ink` for `ink.DEFAULT`. */
type NameOf<Values> = {
  [Key in keyof Values & (string | number)]: Values[Key] extends { value: unknown }
    ? `${Key}`
    : `${Key}` | `${Key}.${Exclude<keyof Values[Key] & (string | number), 'DEFAULT'>}`
}[keyof Values & (string | number)]

type Computed = `${'calc' | 'min' | 'max' | 'clamp' | 'var' | 'color-mix'}(${string}`
type Length =
  | `${number}${'px' | 'em' | 'rem' | 'ch' | 'lh' | 'vh' | 'dvh' | 'cqw' | '%'}`
  | Computed
  | 'auto'
  | 'none'
  | 'fit-content'
type Space = NameOf<Tokens['spacing']> | `-${NameOf<Tokens['spacing']>}` | Length
type Size = NameOf<Tokens['sizes']> | Length
type Color = NameOf<Tokens['colors']> | Computed | 'transparent' | 'currentColor' | 'inherit' | 'none'

type Margin = 'm' | 'mt' | 'mb' | 'ms' | 'me' | 'mx' | 'my'
type Padding = 'p' | 'pt' | 'pb' | 'ps' | 'pe' | 'px' | 'py'
type Inset = 'inset' | 'insetStart' | 'insetEnd' | 'insetX' | 'top' | 'bottom'

/** The properties whose values are names of tokens. */
type Themed = Record<Margin | Padding | Inset | 'gap' | 'rowGap' | 'columnGap', Space> &
  Record<'w' | 'minW' | 'maxW' | 'h' | 'minH' | 'maxH' | 'boxSize', Size> &
  Record<'color' | 'bg' | 'borderColor' | 'outlineColor' | 'fill' | 'stroke', Color> & {
    borderRadius: NameOf<Tokens['radii']>
    boxShadow: NameOf<Tokens['shadows']> | `${'inset ' | ''}${number} ${string}`
    fontFamily: NameOf<Tokens['fonts']> | 'inherit'
    fontSize: NameOf<Tokens['fontSizes']> | Length | 'inherit'
    fontWeight: NameOf<Tokens['fontWeights']>
    letterSpacing: NameOf<Tokens['letterSpacings']> | 'normal'
    lineHeight: NameOf<Tokens['lineHeights']> | '1'
    textStyle: keyof typeof textStyles
    transitionDuration: NameOf<Tokens['durations']>
    transitionTimingFunction: NameOf<Tokens['easings']>
    zIndex: NameOf<Tokens['zIndex']> | `-${number}` | Computed
  }

type Condition = keyof typeof BREAKPOINTS | 'base' | `_${string}`
type Selector = `${string}&${string}` | `@${string}`
type Conditional<Value> = Value | { [Key in Condition]?: Conditional<Value> }

type OtherProperties = {
  [Key in keyof SystemStyleObject as Key extends keyof Themed | Condition | Selector
    ? never
    : Key]: SystemStyleObject[Key]
}

/** Chakra's style object, in which a name that is no token of the theme fails the type check. */
export type StyleObject = OtherProperties & { [Key in keyof Themed]?: Conditional<Themed[Key]> } & {
  [Key in Condition | Selector]?: StyleObject
}
