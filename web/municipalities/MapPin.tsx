import { layout } from '#web/theme/layout.styles.ts'
import { mapPin } from './MapPin.styles.ts'
import { isCrowded, isLandmark, type MapPlace, mapPosition, nameSide, type Reach } from './mapPlace.ts'

const markOf = ({ kind, isCurrent }: MapPlace) => {
  if (isCurrent) return mapPin.current
  return kind === 'showroom' ? mapPin.showroom : mapPin.town
}

type Props = {
  place: MapPlace
  current?: MapPlace
  /** Screens on which the pin is a link; on others it is a mark. */
  reach: Reach
}

export const MapPin = ({ place, current, reach }: Props) => {
  const { name, href, kind, isCurrent = false } = place
  const { x, y } = mapPosition(place)
  const isKnown = isCurrent || isLandmark(place)
  const style = { left: `${x.toFixed(1)}%`, top: `${y.toFixed(1)}%` }
  const content = (
    <>
      <span className={markOf(place)} aria-hidden="true" />
      <span
        className={mapPin.label}
        data-side={nameSide(place)}
        data-shown={isKnown && !isCrowded(place, current)}
        data-lit={isCurrent}
      >
        {name}
      </span>
      {kind === 'showroom' && <span className={layout.visuallyHidden}> showroom</span>}
    </>
  )
  if (reach === 'never') {
    return (
      <span className={mapPin.mark} style={style} aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </span>
    )
  }
  return (
    // Small towns are no tab stops: forty of them would delay keyboard users, and lists on the page link the same towns.
    <a className={mapPin.link} href={href} style={style} data-reach={reach} tabIndex={isKnown ? undefined : -1}>
      {content}
    </a>
  )
}
