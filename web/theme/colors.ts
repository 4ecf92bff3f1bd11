import { THEME_COLOR } from './constants.ts'

/** Colours of tokens.ts for places without a style sheet: the document's head, the manifest, social cards. */
export const INK = '#17211B'
export const PAPER = '#FBF8F2'
export const SAND = '#F1EADD'
export const FOREST = {
  900: THEME_COLOR,
  800: '#1B3D29',
  700: '#23513A',
  500: '#3D7D5A',
  200: '#B9CDBF',
  100: '#DDEBE2',
}
export const EMBER = { 700: '#9C3718', 600: '#B8431F', 500: '#D9572B', 100: '#FBE6DC' }

/** A filter that leaves a picture of a cart its form alone. */
export const CLAY = 'grayscale(1) contrast(.35) brightness(1.17)'
