import type { SystemStyleObject } from '@chakra-ui/react'
import type { BREAKPOINTS } from './constants.ts'
import type { textStyles } from './textStyles.ts'
import type { tokens } from './tokens.ts'

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
