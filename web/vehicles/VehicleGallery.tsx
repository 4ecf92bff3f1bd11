import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { VehicleGallery_VehicleFragment } from '#web/generated/graphql.ts'
import { Picture, pictureUrl } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { gallery } from './VehicleGallery.styles.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const SIZES = '(min-width: 75em) 720px, (min-width: 64em) 60vw, 100vw'

/** Thumbnails are links to the pictures; scripts turn them into a choice of the large one. */
export const VehicleGallery = ({ vehicle }: { vehicle: VehicleGallery_VehicleFragment }) => {
  const { images } = vehicle
  const [chosen, setChosen] = useState(0)
  const picture = images[chosen] ?? sitePictures.placeholder

  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setChosen(index)
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by || images.length < 2) return
    event.preventDefault()
    const next = (chosen + by + images.length) % images.length
    setChosen(next)
    event.currentTarget.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div>
      <div className={gallery.large}>
        <Picture key={picture.path} picture={picture} sizes={SIZES} isPriority />
        <AvailabilityBadge vehicle={vehicle} className={gallery.badge} />
      </div>
      {images.length > 1 && (
        <ul className={gallery.thumbnails} aria-label="Pictures" onKeyDown={step}>
          {images.map((image, index) => (
            <li key={image.path}>
              <a
                className={gallery.thumbnail}
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
    </div>
  )
}
