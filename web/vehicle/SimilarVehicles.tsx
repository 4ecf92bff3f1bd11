import type { ReactNode } from 'react'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { vehicleCard } from '#web/parts/card/VehicleCard.styles.ts'
import { VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { vehiclePage } from './VehiclePage.styles.ts'

type Props = { title: string; vehicles: VehicleCard_VehicleFragment[]; children?: ReactNode }

export const SimilarVehicles = ({ title, vehicles, children }: Props) => (
  <section className={`${layout.page} ${vehiclePage.similarSection}`}>
    <h2 className={vehiclePage.subtitle}>{title}</h2>
    <VehicleCards vehicles={vehicles} className={`${vehicleCard.grid} ${vehiclePage.similar}`} />
    {children && <p className={vehiclePage.more}>{children}</p>}
  </section>
)
