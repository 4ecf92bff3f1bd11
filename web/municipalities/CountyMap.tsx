import { useId } from 'react'
import county from '#graph/dealer/county.json' with { type: 'json' }
import { DEALER } from '#graph/dealer/dealer.ts'
import { distanceInMiles } from '#graph/shared/distance.ts'
import { townPath } from '#graph/shared/site-address.ts'
import type { CountyMap_ShowroomFragment, CountyMap_TownFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { type Point } from '#web/ui/directions.ts'
import { placeOf } from '#web/ui/format.ts'
import { MapSheet, Navigation } from '#web/ui/icons.tsx'
import { DirectionsAnchor } from '#web/ui/links.tsx'
import { countyMap, mapPin } from './map.styles.ts'
import { isCrowded, isLandmark, isOnMap, type MapPlace, mapPosition, nameSide } from './mapPlace.ts'
import { SHOW_STREET_MAP } from './toggleStreetMap.ts'
import { byDistance, directionFrom } from './towns.ts'

type Props = {
  title: string
  towns: readonly CountyMap_TownFragment[]
  showrooms: readonly CountyMap_ShowroomFragment[]
  /** The town that the page is about: lit, with its name beside it. */
  currentSlug?: string
  /** Address behind a city's pin; by default the town's page. */
  hrefOf?: (town: CountyMap_TownFragment) => string
}

// Later marks cover earlier ones: a town's dot lies on its showroom's larger mark, the current place on top of all.
const rank = ({ isShowroom, isCurrent }: MapPlace) => (isCurrent ? 2 : isShowroom ? 0 : 1)

/** "Hatfield is 70 miles southeast", as seen from the main showroom, to ten miles. */
const farAway = (place: MapPlace) =>
  `${place.name} is ${Math.round(distanceInMiles(DEALER.coordinates, place) / 10) * 10} miles ${directionFrom(DEALER.coordinates, place)}`

/** The county from the Census Bureau's borders, with links of the showrooms and the cities. Lists beside it link all towns. It needs neither scripts nor another party. */
export const CountyMap = ({ title, towns, showrooms, currentSlug, hrefOf = ({ slug }) => townPath(slug) }: Props) => {
  const titleId = useId()
  const places: MapPlace[] = [
    ...towns.map((town) => ({
      ...town.coordinates,
      name: town.name,
      href: hrefOf(town),
      isShowroom: false,
      isCurrent: town.slug === currentSlug,
    })),
    ...showrooms.map(({ id, name, coordinates }) => ({
      ...coordinates,
      name: placeOf(name),
      href: `/showroom#${id}`,
      isShowroom: true,
    })),
  ]
  const onMap = places.filter(isOnMap).sort((a, b) => rank(a) - rank(b))
  const current = onMap.find(({ isCurrent }) => isCurrent)
  const nearest = current && byDistance(showrooms, current)[0]?.place
  return (
    <div className={countyMap.root}>
      <figure aria-labelledby={titleId}>
        <div className={countyMap.frame}>
          <CountyShape />
          <ul>
            {onMap.map((place) => (
              <li key={`${place.isShowroom} ${place.name}`}>
                <MapPin place={place} places={onMap} current={current} />
              </li>
            ))}
          </ul>
        </div>
        <figcaption className={countyMap.caption}>
          <span id={titleId} className={countyMap.title}>
            {title}
          </span>
          <span className={countyMap.key}>
            <i className={countyMap.dot} aria-hidden="true" /> Town
          </span>
          {onMap.some(({ isShowroom }) => isShowroom) && (
            <span className={countyMap.key}>
              <i className={countyMap.pin} aria-hidden="true" /> Showroom
            </span>
          )}
          {places
            .filter((place) => !isOnMap(place))
            .map((place) => (
              <span key={place.name}>{farAway(place)}</span>
            ))}
        </figcaption>
      </figure>
      {current && nearest && <MapTools place={current} showroom={nearest} />}
    </div>
  )
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/** The land under the pins. Names are text of the page and not of the drawing, so that they keep their size. */
const CountyShape = () => (
  <div aria-hidden="true">
    <svg className={countyMap.land} viewBox={`0 0 ${county.width} ${county.height}`} aria-hidden="true">
      <path className={countyMap.borders} d={county.borders} />
      <path className={countyMap.county} d={county.county} />
    </svg>
    {county.neighbours.map(({ name, x, y }) => (
      <span
        key={name}
        className={countyMap.neighbour}
        style={{ left: percent(x, county.width), top: percent(y, county.height) }}
      >
        {name}
      </span>
    ))}
  </div>
)

type PinProps = { place: MapPlace; places: readonly MapPlace[]; current?: MapPlace }

/** Showrooms and cities are links; a dot of a small town, too near others to be hit by a finger, names it under the pointer. */
const MapPin = ({ place, places, current }: PinProps) => {
  const { name, href, isShowroom, isCurrent = false } = place
  const isNamed = isCurrent || isLandmark(place)
  const { x, y } = mapPosition(place)
  const style = { left: `${x.toFixed(1)}%`, top: `${y.toFixed(1)}%` }
  const content = (
    <>
      <span className={isCurrent ? mapPin.current : isShowroom ? mapPin.showroom : mapPin.town} aria-hidden="true" />
      {isNamed && (
        <span
          className={mapPin.label}
          data-side={nameSide(place, places)}
          data-shown={!isCrowded(place, current, places) || undefined}
          data-lit={isCurrent || undefined}
        >
          {name}
        </span>
      )}
      {isShowroom && <span className={layout.visuallyHidden}> showroom</span>}
    </>
  )
  if (isNamed && !isCurrent) {
    return (
      <a className={mapPin.place} href={href} style={style}>
        {content}
      </a>
    )
  }
  return (
    <span
      className={mapPin.place}
      style={style}
      title={isNamed ? undefined : name}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </span>
  )
}

// A page has one map.
const FRAME_ID = 'street-map'
const TOOL = button({ variant: 'outline', size: 'sm' })

/** The street map of a town comes from another party, so only a press loads it. A map of the whole county has its showrooms beside it. */
const MapTools = ({ place, showroom }: { place: MapPlace; showroom: CountyMap_ShowroomFragment }) => (
  <>
    <div className={countyMap.tools}>
      <button
        type="button"
        className={`${TOOL} ${countyMap.scripted}`}
        aria-expanded={false}
        aria-controls={FRAME_ID}
        data-street-map=""
      >
        <MapSheet />
        <span>{SHOW_STREET_MAP}</span>
      </button>
      <DirectionsAnchor className={TOOL} to={showroom.coordinates} name={placeOf(showroom.name)}>
        <Navigation />
        Directions to {placeOf(showroom.name)}
      </DirectionsAnchor>
    </div>
    <div id={FRAME_ID}>
      <template>
        <iframe
          className={countyMap.street}
          src={streetMap(place)}
          title={`Street map of ${place.name}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </div>
  </>
)

/** Degrees from a town's center to the edges of its map: some three miles each way. */
const NEAR = { latitude: 0.04, longitude: 0.06 }

const streetMap = ({ latitude, longitude }: Point) => {
  const box = [-1, 1].flatMap((way) => [longitude + way * NEAR.longitude, latitude + way * NEAR.latitude])
  const bbox = box.map((edge) => edge.toFixed(4)).join()
  const query = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
