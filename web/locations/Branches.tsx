import { DEALER } from '#graph/dealer/dealer.ts'
import { openHours } from '#graph/shared/hours-lines.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type Showrooms_LocationFragment, useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { directionsTo } from '#web/ui/directions.ts'
import { phoneHref, placeOf } from '#web/ui/format.ts'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { branches } from './locations.styles.ts'

/** `besides` is the id of the location that the page shows already; without one all of them are told. */
type Props = { besides?: string }

/** Whether pages present a location by itself. The main one is everywhere anyhow. */
export const hasOwnSite = ({ id, websiteUrl }: Pick<Showrooms_LocationFragment, 'id' | 'websiteUrl'>) =>
  id !== DEALER.mainLocationId && !!websiteUrl

/** Each with the way there and its number; the main one first. */
const Loaded = ({ besides }: Props) => {
  const shown = useBranchesSuspenseQuery()
    .data.locations.filter(({ id, type }) => type === 'PHYSICAL' && id !== besides)
    .toSorted((a, b) => Number(b.id === DEALER.mainLocationId) - Number(a.id === DEALER.mainLocationId))
  return (
    <div className={branches.grid}>
      {shown.map(({ id, name, address, phone, coordinates, hours }) => (
        <div key={id} className={card({ padded: true })}>
          <h3 className={branches.name}>
            {placeOf(name)}
            {id === DEALER.mainLocationId && ' (main showroom)'}
          </h3>
          <p className={branches.address}>{address}</p>
          <div className={branches.open}>
            <OpenNow week={weekHours(hours)} place={id} />
            {openHours(weekHours(hours))}
          </div>
          <p className={branches.links}>
            <a href={phoneHref(phone)}>{phone}</a>
            <a href={directionsTo(coordinates)}>Directions to {placeOf(name)}</a>
          </p>
        </div>
      ))}
    </div>
  )
}

export const Branches = ({ besides }: Props) => (
  <section className={branches.section} aria-labelledby="branches">
    <h2 id="branches" className={branches.title}>
      {besides ? 'Our other showrooms' : 'Our showrooms'}
    </h2>
    <QueryBoundary failure="Our showrooms didn't load">
      <Loaded besides={besides} />
    </QueryBoundary>
  </section>
)
