import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type Branches_LocationFragment, useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { directionsTo } from '#web/ui/directions.ts'
import { phoneHref, placeOf } from '#web/ui/format.ts'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { openHours, weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { branches } from './Branches.styles.ts'

type CardsProps = { ids: readonly string[]; locations: readonly Branches_LocationFragment[] }

/** Locations by their ids and in this order, each with the way there and its number. */
export const BranchCards = ({ ids, locations }: CardsProps) => (
  <div className={branches.grid}>
    {ids
      .flatMap((branchId) => locations.find(({ id }) => id === branchId) ?? [])
      .map(({ id, name, address, phone, coordinates, hours }) => (
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

const Loaded = ({ ids }: Pick<CardsProps, 'ids'>) => (
  <BranchCards ids={ids} locations={useBranchesSuspenseQuery().data.locations} />
)

export const Branches = ({ ids }: Pick<CardsProps, 'ids'>) => (
  <section className={branches.section} aria-labelledby="branches">
    <h2 id="branches" className={branches.title}>
      Closer to you?
    </h2>
    <QueryBoundary failure="Our other showrooms didn't load">
      <Loaded ids={ids} />
    </QueryBoundary>
  </section>
)
