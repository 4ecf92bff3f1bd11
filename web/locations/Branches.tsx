import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useBranchesSuspenseQuery } from '#web/generated/graphql.ts'
import { showroom } from './locations.styles.ts'
import { Showrooms } from './Showrooms.tsx'

/** `besides` is the id of the location that the page shows already; without one all of them are told. */
type Props = { besides?: string }

const Loaded = ({ besides }: Props) => (
  <Showrooms locations={useBranchesSuspenseQuery().data.locations.filter(({ id }) => id !== besides)} />
)

export const Branches = ({ besides }: Props) => (
  <section className={showroom.branches} aria-labelledby="branches">
    <h2 id="branches">{besides ? 'Our other showrooms' : 'Our showrooms'}</h2>
    <QueryBoundary failure="Our showrooms didn't load">
      <Loaded besides={besides} />
    </QueryBoundary>
  </section>
)
