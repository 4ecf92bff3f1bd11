import { useSite } from '#web/environment/site.ts'
import type { CompareTable_VehicleFragment } from '#web/generated/graphql.ts'
import { CartPicture } from '#web/parts/card/CartPicture.tsx'
import { vehiclePath } from '#web/parts/paths.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Check, X } from '#web/ui/icons.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { TextList } from '#web/ui/lists.tsx'
import { compareTable } from './compare.styles.ts'
import { type ComparedRow, comparedFeatures, comparedRows } from './comparedRows.ts'
import { pathWithout } from './readComparison.ts'

type Vehicle = CompareTable_VehicleFragment

type Props = { vehicles: readonly Vehicle[]; onlyDifferences: boolean }

/** The names have a row of their own, which stays in view while the rows below it pass. */
const Heading = ({ vehicles, onlyDifferences }: Props) => {
  const ids = vehicles.map(({ id }) => id)
  return (
    <>
      <tr>
        <td className={compareTable.corner} />
        {vehicles.map((vehicle) => (
          <td key={vehicle.id}>
            <CartPicture cart={vehicle} />
          </td>
        ))}
      </tr>
      <tr className={compareTable.names}>
        <td className={compareTable.corner} />
        {vehicles.map(({ id, name }) => (
          <th key={id} scope="col">
            <a className={compareTable.name} href={vehiclePath(id)}>
              {name}
            </a>
          </th>
        ))}
      </tr>
      <tr>
        <td className={compareTable.corner} />
        {vehicles.map(({ id, name }) => (
          <td key={id}>
            <ButtonLink
              variant="outline"
              size="sm"
              className={compareTable.details}
              href={vehiclePath(id)}
              aria-label={`View Details: ${name}`}
            >
              View Details
            </ButtonLink>
            <a
              className={compareTable.remove}
              href={pathWithout(id, ids, onlyDifferences)}
              data-removes={id}
              aria-label={`Remove ${name}`}
            >
              <X />
              Remove
            </a>
          </td>
        ))}
      </tr>
    </>
  )
}

/** A dash to see; in words for screen readers. */
const Unknown = () => (
  <span className={compareTable.unknown}>
    <span aria-hidden="true">–</span>
    <span className={layout.visuallyHidden}>Not stated</span>
  </span>
)

const RowName = ({ name, isDifferent }: { name: string; isDifferent: boolean }) => (
  <th scope="row" className={compareTable.rowName}>
    {name}
    {isDifferent && <span className={layout.visuallyHidden}> differs</span>}
  </th>
)

const Row = ({ row: { name, isDifferent, isOnScreen, cells } }: { row: ComparedRow }) => (
  <tr data-on-screen={isOnScreen || undefined} data-same={isDifferent ? undefined : ''}>
    <RowName name={name} isDifferent={isDifferent} />
    {cells.map(({ id, text, terms, isNew, best }) => (
      <td key={id}>
        {text ?? (isNew ? 'New' : <Unknown />)}
        {terms && <small className={compareTable.terms}>{terms}</small>}
        {best && (
          <span className={compareTable.best}>
            <Check />
            {best}
          </span>
        )}
      </td>
    ))}
  </tr>
)

const FeatureRows = ({ vehicles }: { vehicles: readonly Vehicle[] }) => {
  const { shared, own } = comparedFeatures(vehicles)
  const isCompared = vehicles.length > 1
  return (
    <>
      {shared.length > 0 && (
        <tr data-same="">
          <RowName name={isCompared ? 'Features of all' : 'Features'} isDifferent={false} />
          <td colSpan={vehicles.length}>
            <TextList className={compareTable.features} texts={shared} />
          </td>
        </tr>
      )}
      {own.some(({ features }) => features.length > 0) && (
        <tr>
          <RowName name="Other features" isDifferent />
          {own.map(({ id, features }) => (
            <td key={id}>
              {features.length > 0 ? (
                <TextList className={compareTable.features} texts={features} />
              ) : (
                <span className={compareTable.unknown}>None</span>
              )}
            </td>
          ))}
        </tr>
      )}
    </>
  )
}

export const CompareTable = ({ vehicles, onlyDifferences }: Props) => {
  const rows = comparedRows(vehicles, useSite().zeroPercent)
  return (
    <table className={compareTable.table}>
      <thead>
        <Heading vehicles={vehicles} onlyDifferences={onlyDifferences} />
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
        <FeatureRows vehicles={vehicles} />
      </tbody>
    </table>
  )
}
