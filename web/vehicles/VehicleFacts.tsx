import type { VehicleFacts_VehicleFragment } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Check } from '#web/ui/icons.tsx'
import { vehiclePage } from './VehiclePage.styles.ts'

const NAMES: Record<keyof VehicleFacts_VehicleFragment['specifications'], string> = {
  topSpeed: 'Top speed',
  range: 'Range',
  seatingCapacity: 'Seating capacity',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
}

export const VehicleFacts = ({ vehicle: { features, specifications } }: { vehicle: VehicleFacts_VehicleFragment }) => {
  const rows = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((key) => specifications[key] != null)
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
                    <th scope="row">{NAMES[key]}</th>
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
