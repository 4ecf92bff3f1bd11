import { type KeyboardEvent, type MouseEvent, type TouchEvent, useRef, useState } from 'react'
import type { VehicleGallery_VehicleFragment } from '#web/generated/graphql.ts'
import { island } from '#web/islands/island.tsx'
import { ZoomIn } from '#web/ui/icons.tsx'
import { Picture, pictureUrl } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { gallery } from './VehicleGallery.styles.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const SWIPE_PX = 40
const SIZES = '(min-width: 75em) 720px, (min-width: 64em) 60vw, 100vw'

const Gallery = ({ vehicle }: { vehicle: VehicleGallery_VehicleFragment }) => {
  const { images } = vehicle
  const [chosen, setChosen] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef(0)
  const picture = images[chosen]

  const step = (by: number, from = chosen) => {
    const next = (from + by + images.length) % images.length
    setChosen(next)
    return next
  }
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setChosen(index)
  }
  const zoom = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
  }
  const stepByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    // Alt with an arrow key is the browser's Back.
    if (!by || images.length < 2 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const links = [...event.currentTarget.querySelectorAll('a')]
    links[step(by, links.indexOf(event.target as HTMLAnchorElement))]?.focus()
  }
  const swipe = (event: TouchEvent) => {
    const moved = event.changedTouches[0]!.clientX - touchedAt.current
    if (Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1)
  }

  if (!picture) {
    return (
      <div className={gallery.large}>
        <Picture picture={sitePictures.placeholder} sizes={SIZES} isPriority />
        <AvailabilityBadge vehicle={vehicle} className={gallery.badge} />
      </div>
    )
  }
  return (
    <div>
      <a
        className={gallery.large}
        href={pictureUrl(picture.path)}
        aria-haspopup="dialog"
        data-scripted=""
        onClick={zoom}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]!.clientX
        }}
        onTouchEnd={swipe}
      >
        <Picture key={picture.path} picture={picture} sizes={SIZES} isPriority />
        <AvailabilityBadge vehicle={vehicle} className={gallery.badge} />
        <span className={gallery.zoom}>
          <ZoomIn label="Enlarge" />
        </span>
      </a>
      {images.length > 1 && (
        <ul className={gallery.thumbnails} aria-label="Pictures" onKeyDown={stepByKey}>
          {images.map((image, index) => (
            <li key={image.path}>
              <a
                className={gallery.thumbnail}
                data-scripted=""
                href={pictureUrl(image.path)}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
              >
                <Picture picture={{ ...image, alt: '' }} sizes="140px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog ref={dialog} picture={picture} onStep={images.length > 1 ? (by) => step(by) : undefined} />
    </div>
  )
}

/** The links lead to the picture files. Scripts make them choose the large picture and open the dialog. */
export const VehicleGallery = island('VehicleGallery', Gallery)
