import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import type { VehicleGallery_VehicleFragment } from '#web/generated/graphql.ts'
import { island } from '#web/islands/island.tsx'
import { ZoomIn } from '#web/ui/icons.tsx'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import { Picture, pictureUrl } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { AvailabilityBadge } from './card/AvailabilityBadge.tsx'
import { PictureTag } from './PictureTag.tsx'
import { gallery } from './VehicleGallery.styles.ts'

type Props = {
  vehicle: VehicleGallery_VehicleFragment
  /** A cart that cannot be had is gray. */
  isGone: boolean
}

/** Where the dialog does not load, the press does what it does without scripts. */
const PictureFile = ({ path }: { path: string }) => {
  useEffect(() => window.location.assign(pictureUrl(path)), [path])
  return null
}

const PictureDialog = lazyWithBoundary(async () => (await import('./PictureDialog.tsx')).PictureDialog, {
  pending: null,
  fallback: ({ pictures, first }) => <PictureFile path={pictures[first]!.path} />,
})

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const SWIPE_PX = 40
const SIZES = '(min-width: 75em) 720px, (min-width: 64em) 60vw, 100vw'

const Gallery = ({ vehicle, isGone }: Props) => {
  const { images } = vehicle
  const [chosen, setChosen] = useState(0)
  const [isEnlarged, setEnlarged] = useState(false)
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
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    setEnlarged(true)
  }
  const close = (last: number) => {
    setEnlarged(false)
    setChosen(last)
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

  return (
    <div className={gallery.root}>
      <div className={gallery.frame} data-gone={(picture && isGone) || undefined}>
        {picture ? (
          <>
            <a
              className={gallery.large}
              href={pictureUrl(picture.path)}
              aria-label={`Enlarge the picture (${chosen + 1} of ${images.length})`}
              aria-haspopup="dialog"
              data-scripted=""
              onClick={enlarge}
              onTouchStart={(event) => {
                touchedAt.current = event.touches[0]!.clientX
              }}
              onTouchEnd={swipe}
            >
              <Picture key={picture.path} picture={picture} sizes={SIZES} isPriority />
            </a>
            <span className={gallery.corner} aria-hidden="true">
              {images.length > 1 && <span className={gallery.count}>{`${chosen + 1} / ${images.length}`}</span>}
              <span className={gallery.zoom}>
                <ZoomIn />
              </span>
            </span>
          </>
        ) : (
          <div className={gallery.large}>
            <Picture picture={sitePictures.placeholder} sizes={SIZES} isPriority />
          </div>
        )}
        <AvailabilityBadge vehicle={vehicle} className={gallery.badge} />
        <PictureTag vehicle={vehicle} picture={picture} isGone={isGone} />
      </div>
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
                <Picture picture={{ ...image, alt: '', blurDataUrl: null }} sizes="140px" isOnCard />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isEnlarged && <PictureDialog pictures={images} first={chosen} onClose={close} />}
    </div>
  )
}

/** The links lead to the picture files. Scripts make them choose the large picture and open the dialog. */
export const VehicleGallery = island('VehicleGallery', Gallery)
