import type { TownSelect_TownFragment } from '#web/generated/graphql.ts'
import { field } from '#web/theme/field.styles.ts'

type Props = {
  id: string
  towns: readonly TownSelect_TownFragment[]
  chosen?: string
  /** Whether the towns bring their places, for the distances to showrooms. */
  hasCoordinates?: boolean
}

/** The choice of the town, which the loader keeps on the device (`renderTown.ts`). */
export const TownSelect = ({ id, towns, chosen = '', hasCoordinates }: Props) => (
  <select id={id} className={field()} name="town" defaultValue={chosen} autoComplete="off" data-towns="">
    <option value="">Choose your town</option>
    {towns.map(({ slug, name, coordinates: { latitude, longitude }, delivery }) => (
      <option
        key={slug}
        value={slug}
        data-miles={delivery?.roadMiles ?? 0}
        data-at={hasCoordinates ? `${latitude.toFixed(2)},${longitude.toFixed(2)}` : undefined}
      >
        {name}
      </option>
    ))}
  </select>
)
