/** Head tags of a cart's window card, which staff print and search engines do not list. */
export const cardSeo = (name: string) => ({
  title: `Window card: ${name}`,
  description: `The ${name} on one card for its window: price, seats, range, top speed and battery, with a code that opens its page.`,
  keywords: `${name}, window card`,
  noIndex: true,
})

/** The condition on a window card. */
export const conditionOf = ({ isNew, inStock: isInStock }: { isNew: boolean; inStock: boolean }) =>
  `${isNew ? 'New' : 'Used'}${isInStock ? '' : ', not in stock today'}`

/** Stands over the telephone number on a window card. */
export const cardCall = ({ inStock: isInStock }: { inStock: boolean }) =>
  isInStock ? 'Take it for a drive' : 'Ask about availability'
