import { contactPath } from '#web/contact/contactPath.ts'
import { isStockImage } from '#web/ui/pictureFiles.ts'
import { gallery } from './VehicleGallery.styles.ts'

type Props = {
  vehicle: { id: string; isNew: boolean }
  /** Undefined for a cart without pictures. */
  picture: { path: string } | undefined
  isGone: boolean
}

/** Says that a picture is not of this cart; where the cart's own state matters, photos can be asked for. */
export const PictureTag = ({ vehicle: { id, isNew }, picture, isGone }: Props) => {
  if (picture && !isStockImage(picture)) return null
  const asks = !isGone && (!isNew || !picture)
  return (
    <p className={gallery.tag}>
      {picture ? 'Stock image' : 'No photos yet'}
      {asks && (
        <>
          {' · '}
          <a href={contactPath({ vehicle: id })}>ask for photos</a>
        </>
      )}
    </p>
  )
}
