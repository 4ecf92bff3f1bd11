import { layout } from '#web/theme/layout.styles.ts'
import { mapPin } from './MapPin.styles.ts'
import { isCrowded, isLandmark, type MapPlace, mapPosition, nameSide } from './mapPlace.ts'

const markOf = ({ kind, isCurrent }: MapPlace) => {
  if (isCurrent) return mapPin.current
  return kind === 'showroom' ? mapPin.showroom : mapPin.town
}

type Props = {
  place: MapPlace
  /** All places on the map. */
  places: readonly MapPlace[]
  current?: MapPlace
}

/** Showrooms and cities are links; a dot of a small town, too near others to be hit by a finger, names it under the pointer. */
export const MapPin = ({ place, places, current }: Props) => {
  const { name, href, kind, isCurrent = false } = place
  const { x, y } = mapPosition(place)
  const isKnown = isCurrent || isLandmark(place)
  const style = { left: `${x.toFixed(1)}%`, top: `${y.toFixed(1)}%` }
  const content = (
    <>
      <span className={markOf(place)} aria-hidden="true" />
      <span
        className={mapPin.label}
        data-side={nameSide(place, places)}
        data-shown={isKnown && !isCrowded(place, current, places)}
        data-lit={isCurrent}
      >
        {name}
      </span>
      {kind === 'showroom' && <span className={layout.visuallyHidden}> showroom</span>}
    </>
  )
  if (isCurrent || !isKnown) {
    return (
      <span className={mapPin.place} style={style} aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </span>
    )
  }
  return (
    <a className={mapPin.place} href={href} style={style}>
      {content}
    </a>
  )
}
