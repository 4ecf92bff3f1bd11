import type { VehicleGallery_VehicleFragment } from '#web/generated/graphql.ts'
import { AvailabilityBadge } from '#web/parts/card/AvailabilityBadge.tsx'
import { ZoomIn } from '#web/ui/icons.tsx'
import { isStockImage, Picture, pictureUrl } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { PictureDialog } from './PictureDialog.tsx'
import { PictureTag } from './PictureTag.tsx'
import { gallery } from './VehicleGallery.styles.ts'

type Props = {
  vehicle: VehicleGallery_VehicleFragment
  /** A cart that cannot be had is gray. */
  isSold: boolean
}

const SIZES = '(min-width: 75em) 720px, (min-width: 64em) 60vw, 100vw'

const slideId = (index: number) => `picture-${index + 1}`

const Placeholder = ({ vehicle, isSold }: Props) => (
  <div className={gallery.slide}>
    <div className={gallery.large}>
      <Picture picture={sitePictures.placeholder} sizes={SIZES} isPriority />
    </div>
    <PictureTag vehicle={vehicle} asks={!isSold} />
  </div>
)

/**
 * A strip that a finger swipes, and thumbnails that lead to its pictures, all by the browser. `startGallery.ts` opens a picture in
 * the dialog; without scripts the link leads to its file.
 */
export const VehicleGallery = ({ vehicle, isSold }: Props) => {
  const { images } = vehicle
  const asked = isSold || vehicle.condition === 'NEW' ? -1 : images.findIndex(isStockImage)
  return (
    <div data-gallery="">
      <div className={gallery.frame} data-sold={(images.length > 0 && isSold) || undefined}>
        {images.length === 0 ? (
          <Placeholder vehicle={vehicle} isSold={isSold} />
        ) : (
          <ul className={gallery.strip} aria-label="Large pictures">
            {images.map((image, index) => (
              <li key={image.path} id={slideId(index)} className={gallery.slide}>
                <a
                  className={gallery.large}
                  href={pictureUrl(image.path)}
                  aria-label={`Enlarge the picture (${index + 1} of ${images.length})`}
                  aria-haspopup="dialog"
                  data-scripted=""
                >
                  {/* The others are beside the first one: their blurs would be a tenth of the compressed page. */}
                  <Picture
                    picture={index === 0 ? image : { ...image, blurDataUrl: null }}
                    sizes={SIZES}
                    isPriority={index === 0}
                  />
                </a>
                <PictureTag vehicle={vehicle} picture={image} asks={index === asked} />
              </li>
            ))}
          </ul>
        )}
        <AvailabilityBadge vehicle={vehicle} className={gallery.badge} />
        {images.length > 0 && (
          <span className={gallery.corner} aria-hidden="true" translate="no">
            {images.length > 1 && <span className={gallery.count} data-count="">{`1 / ${images.length}`}</span>}
            <span className={gallery.zoom}>
              <ZoomIn />
            </span>
          </span>
        )}
      </div>
      {images.length > 1 && (
        <ul className={gallery.thumbnails} aria-label="Pictures" data-sold={isSold || undefined}>
          {images.map((image, index) => (
            <li key={image.path}>
              <a
                className={gallery.thumbnail}
                href={`#${slideId(index)}`}
                aria-label={`Picture ${index + 1} of ${images.length}`}
              >
                <Picture picture={{ ...image, alt: '', blurDataUrl: null }} sizes="140px" isOnCard />
              </a>
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && <PictureDialog count={images.length} />}
    </div>
  )
}
