/** Colors that pages, mails, social cards and the partners' element share. The theme makes its tokens of them. */
export const INK = { DEFAULT: '#17211B', muted: '#56635B' }
export const PAPER = '#FBF8F2'
export const SAND = '#F1EADD'
export const LINE = '#E2DACB'
export const FOREST = {
  900: '#14301F',
  800: '#1B3D29',
  700: '#23513A',
  500: '#3D7D5A',
  200: '#B9CDBF',
  100: '#DDEBE2',
}
export const EMBER = { 700: '#9C3718', 600: '#B8431F', 500: '#D9572B', 100: '#FBE6DC' }
export const SUN = { 400: '#F0B445', 900: '#3A2A05' }

/** The typefaces. Of each, web/public/fonts has the file, and `web/theme/fonts.css` the faces; web/server/fonts has what social cards draw with. */
export const FONTS = {
  heading: { name: 'Bricolage Grotesque', file: 'bricolage-grotesque' },
  text: { name: 'Figtree', file: 'figtree' },
}
