/** Colors that pages, mails, social cards and the partners' element share. The theme makes its tokens of them. */
export const INK = { DEFAULT: '#17211b', muted: '#56635b' }
export const PAPER = '#fbf8f2'
export const SAND = '#f1eadd'
export const LINE = '#e2dacb'
export const FOREST = {
  900: '#14301f',
  800: '#1b3d29',
  700: '#23513a',
  500: '#3d7d5a',
  200: '#b9cdbf',
  100: '#ddebe2',
}
export const EMBER = { 700: '#9c3718', 600: '#b8431f', 500: '#d9572b', 100: '#fbe6dc' }
export const SUN = { 400: '#f0b445', 900: '#3a2a05' }

/** The typefaces. Of each, web/public/fonts has the file, and `web/theme/fonts.css` the faces; web/server/fonts has what social cards draw with. */
export const FONTS = {
  heading: { name: 'Bricolage Grotesque', file: 'bricolage-grotesque' },
  text: { name: 'Figtree', file: 'figtree' },
}
