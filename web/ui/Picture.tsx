import { preload } from 'react-dom'
import { CUTOUT_WIDTHS, PICTURE_WIDTHS } from '#graph/shared/site-address.ts'

/** Sizes are pixels, null where they are not known. */
type PictureSource = { path: string; alt: string; width: number | null; height: number | null }

type Props = {
  picture: PictureSource
  /** CSS `sizes`: how wide the picture is shown at which viewport. */
  sizes: string
  /** For the largest picture above the fold: fetched first. */
  isPriority?: boolean
  /** Loads before anybody scrolls near: it is on a picture of the whole page, such as a link preview's. */
  isEager?: boolean
  /**
   * One of many: it has no large widths, which would weigh more in the HTML than they add to the picture, and its styles say how
   * large it is, of a side view the height alone.
   */
  isOnCard?: boolean
  className?: string
}

/** Address of a picture: the original, or one of the kept widths. A picture kept elsewhere has one size only. */
export const pictureUrl = (path: string, width?: number) =>
  isOwnPicture(path) ? `/media/${width ? `${width}/` : ''}${path}` : path

const srcSet = (path: string, widths: number[]) =>
  widths.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ')

const widthsOf = (path: string, isOnCard = false) => {
  if (!isOnCard) return PICTURE_WIDTHS
  return isSideCutout(path) ? CUTOUT_WIDTHS : CARD_WIDTHS
}

const avifOf = (path: string) => path.replace(/\.webp$/, '.avif')

/** A picture in the width at which it is shown; its space is reserved while it loads. */
export const Picture = ({ picture, sizes, isPriority, isEager, isOnCard, className }: Props) => {
  const { path, alt, width, height } = picture
  const widths = widthsOf(path, isOnCard)
  const isSized = !isOnCard || isSideCutout(path)
  const image = (
    <img
      className={className}
      src={pictureUrl(path, widths[1])}
      width={(isSized && width) || undefined}
      height={(isSized && height) || undefined}
      alt={alt}
      loading={isPriority || isEager ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
    />
  )
  if (!isOwnPicture(path)) return image

  const avif = srcSet(avifOf(path), widths)
  if (isPriority) {
    const smallest = pictureUrl(avifOf(path), PICTURE_WIDTHS[0])
    preload(smallest, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}

/** Those of a card's picture, which a phone shows small and no screen wider than its half. */
const CARD_WIDTHS = [480, 800]

/** Whether the site keeps the picture itself: a path below the media folder, no address elsewhere. */
export const isOwnPicture = (path: string) => !/^https?:\/\//i.test(path)

/** Whether it is one of the site's drawings, which are in this folder; pictures of an individual cart are elsewhere. */
export const isStockImage = ({ path }: { path: string }) => path.startsWith('vehicles/')

/** Whether it is a cart from the side without its background, as `cutouts.ts` has them. */
const isSideCutout = (path: string) => path.startsWith('cutouts/') && path.endsWith('-side.webp')
