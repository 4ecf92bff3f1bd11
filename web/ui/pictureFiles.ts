/** Those of a card's picture, which a phone shows small and no screen wider than its half. */
export const CARD_WIDTHS = [480, 800]

/** Whether the site keeps the picture itself: a path below the media folder, no address elsewhere. */
export const isOwnPicture = (path: string) => !/^https?:\/\//i.test(path)

/** Whether it is one of the site's drawings, which are in this folder; pictures of an individual cart are elsewhere. */
export const isStockImage = ({ path }: { path: string }) => path.startsWith('vehicles/')

/** Whether it is a cart from the side without its background, as `cutouts.ts` has them. */
export const isSideCutout = (path: string) => path.startsWith('cutouts/') && path.endsWith('-side.webp')
