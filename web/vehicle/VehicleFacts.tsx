import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import type { VehicleFacts_VehicleFragment } from '#web/generated/graphql.ts'
import { statedFacts } from '#web/parts/card/cartFacts.ts'
import { SPECIFICATION_NAMES, SPECIFICATIONS } from '#web/parts/card/specificationNames.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { unbroken } from '#web/ui/cutText.ts'
import { Check } from '#web/ui/icons.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'

const Table = ({ title, rows }: { title: string; rows: { name: string; text: string }[] }) =>
  rows.length > 0 && (
    <div>
      <h2 className={vehiclePage.subtitle}>{title}</h2>
      <table className={vehiclePage.table}>
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

type Props = { vehicle: VehicleFacts_VehicleFragment }

export const Features = ({ vehicle: { features } }: Props) =>
  features.length > 0 && (
    <div>
      <h2 className={vehiclePage.subtitle}>Features</h2>
      <ul className={vehiclePage.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )

/** The features of a cart that can be bought are beside its summary. */
export const VehicleFacts = ({ vehicle }: Props) => {
  const { specifications } = vehicle
  const specified = SPECIFICATIONS.flatMap((key) => {
    const value = specifications[key]
    return value === null ? [] : [{ name: SPECIFICATION_NAMES[key], text: unbroken(String(value)) }]
  })
  return (
    <section className={layout.section}>
      <div className={`${layout.page} ${vehiclePage.facts}`}>
        <Table title="Specifications" rows={specified} />
        <Table title="This cart" rows={statedFacts(vehicle)} />
        {!canBeBought(saleOf(vehicle)) && <Features vehicle={vehicle} />}
      </div>
    </section>
  )
}
