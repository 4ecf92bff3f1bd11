import type { VehicleFacts_VehicleFragment } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Check } from '#web/ui/icons.tsx'
import { SPECIFICATION_NAMES, SPECIFICATIONS } from './specificationNames.ts'
import { vehiclePage } from './VehiclePage.styles.ts'

export const VehicleFacts = ({ vehicle: { features, specifications } }: { vehicle: VehicleFacts_VehicleFragment }) => {
  const rows = SPECIFICATIONS.filter((key) => specifications[key] != null)
  return (
    <section className={layout.section}>
      <div className={`${layout.page} ${vehiclePage.facts}`}>
        {rows.length > 0 && (
          <div>
            <h2 className={vehiclePage.subtitle}>Specifications</h2>
            <table className={vehiclePage.table}>
              <tbody>
                {rows.map((key) => (
                  <tr key={key}>
                    <th scope="row">{SPECIFICATION_NAMES[key]}</th>
                    <td>{specifications[key]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {features.length > 0 && (
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
        )}
      </div>
    </section>
  )
}
