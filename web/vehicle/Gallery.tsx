import type { Gallery_VehicleFragment } from '#web/generated/graphql.ts'
import { AvailabilityBadge } from '#web/parts/card/VehicleCard.tsx'
import { contactPath } from '#web/parts/paths.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ChevronLeft, ChevronRight, X, ZoomIn } from '#web/ui/icons.tsx'
import { isStockImage, Picture, pictureUrl } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { ownPictures } from './ConditionReport.tsx'
import { pictureDialog } from './deferred.styles.ts'
import { gallery } from './vehicle.styles.ts'

type Props = {
  vehicle: Gallery_VehicleFragment
  /** A cart that cannot be had is gray. */
  isSold: boolean
}

const SIZES = '(min-width:64em) 720px,100vw'

const slideId = (index: number) => `picture-${index + 1}`

/**
 * A strip that a finger swipes, and thumbnails that lead to its pictures, all by the browser. `startGallery.ts` opens a picture in
 * the dialog; without scripts the link leads to its file.
 */
export const Gallery = ({ vehicle, isSold }: Props) => {
  const images = ownPictures(vehicle)
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
                  <Picture picture={image} sizes={SIZES} isPriority={index === 0} />
                </a>
                {isStockImage(image) && <p className={gallery.tag}>Stock image</p>}
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
                <img src={pictureUrl(image.path, 480)} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <>
          <ShownPicture />
          <PictureDialog count={images.length} />
        </>
      )}
    </div>
  )
}

const Placeholder = ({ vehicle, isSold }: Props) => (
  <div className={gallery.slide}>
    <div className={gallery.large}>
      <Picture picture={sitePictures.placeholder} sizes={SIZES} isPriority />
    </div>
    <p className={gallery.tag}>
      No photos yet
      {!isSold && (
        <span>
          {' · '}
          <a href={contactPath({ vehicle: vehicle.id })}>ask for photos</a>
        </span>
      )}
    </p>
  </div>
)

/** Says which picture is shown, once it is another one. */
const ShownPicture = () => <p className={layout.visuallyHidden} role="status" />

const STEPS = [
  { label: 'Previous picture', step: -1, Icon: ChevronLeft },
  { label: 'Next picture', step: 1, Icon: ChevronRight },
]

/**
 * The gallery's pictures whole, each as large as the screen. `startGallery.ts` copies them here. The browser does the rest: the
 * dialog keeps the focus, and closes on Escape and a phone's own gesture; a finger swipes and pinches.
 */
const PictureDialog = ({ count }: { count: number }) => (
  <dialog className={pictureDialog.root}>
    <ul className={pictureDialog.strip} />
    <form method="dialog" className={pictureDialog.bar}>
      {count > 1 && (
        <>
          <p className={pictureDialog.count} data-count="" translate="no" />
          {STEPS.map(({ label, step, Icon }) => (
            <button key={label} type="button" className={pictureDialog.button} aria-label={label} data-step={step}>
              <Icon />
            </button>
          ))}
        </>
      )}
      <button type="button" className={pictureDialog.zoom} aria-label="Zoom in" aria-pressed="false" data-zoom="">
        <ZoomIn />
      </button>
      <button type="submit" className={pictureDialog.button} aria-label="Close">
        <X />
      </button>
    </form>
    <ShownPicture />
  </dialog>
)
