import { useId } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { distanceInMiles } from '#graph/shared/distance.ts'
import { townPath } from '#graph/shared/town-path.ts'
import type { CountyMap_ShowroomFragment, CountyMap_TownFragment } from '#web/generated/graphql.ts'
import { placeOf } from '#web/ui/format.ts'
import { countyMap } from './CountyMap.styles.ts'
import { CountyShape } from './CountyShape.tsx'
import { byDistance, directionFrom } from './geography.ts'
import { MapPin } from './MapPin.tsx'
import { MapTools } from './MapTools.tsx'
import { isOnMap, type MapPlace } from './mapPlace.ts'

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
const rank = ({ kind, isCurrent }: MapPlace) => (isCurrent ? 2 : kind === 'town' ? 1 : 0)

/** "Hatfield is 70 miles southeast", as seen from the main showroom, to ten miles. */
const farAway = (place: MapPlace) =>
  `${place.name} is ${Math.round(distanceInMiles(DEALER.coordinates, place) / 10) * 10} miles ${directionFrom(DEALER.coordinates, place)}`

/** The county from the Census Bureau's borders, with links of the showrooms and the cities. Lists beside it link all towns. It needs neither scripts nor another party. */
export const CountyMap = ({ title, towns, showrooms, currentSlug, hrefOf = ({ slug }) => townPath(slug) }: Props) => {
  const titleId = useId()
  const named: MapPlace[] = [
    ...towns.map((town) => ({
      ...town.coordinates,
      name: town.name,
      href: hrefOf(town),
      kind: 'town' as const,
      isCurrent: town.slug === currentSlug,
    })),
    ...showrooms.map(({ id, name, coordinates }) => ({
      ...coordinates,
      name: placeOf(name),
      href: `/showroom#${id}`,
      kind: 'showroom' as const,
    })),
  ]
  const shown = named.filter(isOnMap).sort((a, b) => rank(a) - rank(b))
  const beyond = named.filter((place) => !isOnMap(place))
  const current = shown.find(({ isCurrent }) => isCurrent)
  const nearest = current && byDistance(showrooms, current)[0]?.place
  return (
    <div className={countyMap.root}>
      <figure aria-labelledby={titleId}>
        <div className={countyMap.frame}>
          <CountyShape />
          <ul>
            {shown.map((place) => (
              <li key={`${place.kind} ${place.name}`}>
                <MapPin place={place} places={shown} current={current} />
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
          {shown.some(({ kind }) => kind === 'showroom') && (
            <span className={countyMap.key}>
              <i className={countyMap.pin} aria-hidden="true" /> Showroom
            </span>
          )}
          {beyond.map((place) => (
            <span key={place.name}>{farAway(place)}</span>
          ))}
        </figcaption>
      </figure>
      <MapTools place={current} showroom={nearest && { ...nearest.coordinates, name: placeOf(nearest.name) }} />
    </div>
  )
}
