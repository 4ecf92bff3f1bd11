import { contactPath } from '#web/parts/contactPath.ts'
import { isStockImage } from '#web/ui/Picture.tsx'
import { gallery } from './VehicleGallery.styles.ts'

type Props = {
  vehicle: { id: string; condition: string }
  /** Undefined for a cart without pictures. */
  picture?: { path: string }
  /** Whether photos can be asked for here: where the cart's own state matters, or there is none. */
  asks: boolean
}

/** Says that a picture is not of this cart. */
export const PictureTag = ({ vehicle: { id, condition }, picture, asks }: Props) => {
  if (picture && !isStockImage(picture)) return null
  return (
    <p className={gallery.tag}>
      {picture ? (condition === 'USED' ? 'Stock image of a new cart' : 'Stock image') : 'No photos yet'}
      {asks && (
        <>
          {' · '}
          <a href={contactPath({ vehicle: id })}>ask for photos</a>
        </>
      )}
    </p>
  )
}
