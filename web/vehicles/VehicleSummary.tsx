import { DEALER } from '#graph/dealer/dealer.ts'
import { ChoiceButtons } from '#web/choices/ChoiceButtons.tsx'
import { contactPath } from '#web/contact/contactPath.ts'
import type { VehicleSummary_VehicleFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { ExternalAnchor } from '#web/ui/ExternalAnchor.tsx'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Phone } from '#web/ui/icons.tsx'
import { returnsOf } from './content.ts'
import { ListPrice } from './ListPrice.tsx'
import { summary } from './VehicleSummary.styles.ts'

const outline = button({ look: 'outline', wide: true })

export const VehicleSummary = ({ vehicle }: { vehicle: VehicleSummary_VehicleFragment }) => {
  const { id, name, brand, category, price, description, externalUrl, specifications } = vehicle
  return (
    <div>
      <p className={summary.series}>{category}</p>
      <h1 className={summary.name}>{name}</h1>
      <p className={summary.price}>{formatPrice(price)}</p>
      <ListPrice vehicle={vehicle} className={summary.listPrice} />
      <p className={summary.description}>{description}</p>
      <dl className={summary.tiles}>
        <div className={summary.tile}>
          <dt>Seats</dt>
          <dd>{specifications.seatingCapacity ?? 'Ask us'}</dd>
        </div>
        <div className={summary.tile}>
          <dt>Brand</dt>
          <dd>{brand.toUpperCase()}</dd>
        </div>
      </dl>
      <p className={summary.returns}>
        {returnsOf(vehicle)} <a href="/policies/return-policy">Return policy</a>
      </p>
      <div className={summary.actions}>
        <a className={button({ wide: true })} href={DEALER.lines.sales.href}>
          <Phone />
          Schedule Test Drive
        </a>
        <ExternalAnchor className={outline} href={DEALER.financingUrl}>
          Get Financing Quote
        </ExternalAnchor>
        {externalUrl && (
          <ExternalAnchor className={outline} href={externalUrl}>
            View Vehicle Details
          </ExternalAnchor>
        )}
        <a className={summary.ask} href={contactPath({ vehicle: id })}>
          Ask about this cart
        </a>
      </div>
      <ChoiceButtons vehicle={vehicle} className={summary.choices} />
    </div>
  )
}
