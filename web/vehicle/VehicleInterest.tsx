import { DEALER } from '#graph/dealer/dealer.ts'
import { saleOf } from '#graph/dealer/sale.ts'
import type { VehicleInterest_VehicleFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Phone } from '#web/ui/icons.tsx'
import { ExternalAnchor, PhoneLinks } from '#web/ui/links.tsx'
import { INTEREST } from './content.ts'
import { vehiclePage } from './VehiclePage.styles.ts'

export const VehicleInterest = ({ vehicle }: { vehicle: VehicleInterest_VehicleFragment }) => (
  <section className={vehiclePage.sand}>
    <div className={`${layout.page} ${vehiclePage.interest}`}>
      <div>
        <h2 className={vehiclePage.interestTitle}>Interested in this vehicle?</h2>
        <p className={vehiclePage.interestText}>
          <PhoneLinks>{INTEREST[saleOf(vehicle)]}</PhoneLinks>
        </p>
      </div>
      <div className={vehiclePage.actions}>
        <a className={button()} href={DEALER.lines.sales.href}>
          <Phone />
          Contact Sales Team
        </a>
        <a className={button({ variant: 'outline' })} href="/inventory">
          View More Vehicles
        </a>
        {vehicle.externalUrl && (
          <ExternalAnchor className={button({ variant: 'outline' })} href={vehicle.externalUrl}>
            Full Specifications
          </ExternalAnchor>
        )}
      </div>
    </div>
  </section>
)
