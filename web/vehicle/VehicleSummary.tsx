import { DEALER } from '#graph/dealer/dealer.ts'
import { roadClassOf } from '#graph/dealer/road-class.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { useSite } from '#web/environment/site.ts'
import type { VehicleSummary_VehicleFragment } from '#web/generated/graphql.ts'
import { AtDoor } from '#web/parts/at-door/AtDoor.tsx'
import { contactPath } from '#web/parts/contactPath.ts'
import { financed, paymentWithTerms } from '#web/parts/payment.ts'
import { ShortlistButtons } from '#web/shortlist/ShortlistButtons.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { MessageCircle, Phone } from '#web/ui/icons.tsx'
import { ExternalAnchor } from '#web/ui/links.tsx'
import { reportInShort } from './condition/reportLines.ts'
import { FactoryPrice } from './FactoryPrice.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { ListPrice } from './ListPrice.tsx'
import { nextStep } from './nextStep.ts'
import { ReturnTerms } from './ReturnTerms.tsx'
import { SaleNotice } from './SaleNotice.tsx'
import { StatusLine } from './StatusLine.tsx'
import { summary } from './VehicleSummary.styles.ts'

const onDesk = `${button({ wide: true })} ${summary.onDesk}`
const outlineOnDesk = `${button({ variant: 'outline', wide: true })} ${summary.onDesk}`

/** On a phone the buttons are in the bar and in the sections below. */
export const VehicleSummary = ({ vehicle }: { vehicle: VehicleSummary_VehicleFragment }) => {
  const { id, name, category, price, externalUrl, inspection } = vehicle
  const report = inspection && reportInShort(inspection)
  const sale = saleOf(vehicle)
  const { href, text } = nextStep(id, sale)
  const { payment, condition } = paymentWithTerms(financed(vehicle, useSite().zeroPercent))
  return (
    <>
      <SaleNotice vehicle={vehicle} />
      <p className={summary.series}>{category}</p>
      <h1 id="title" className={summary.name}>
        {name}
      </h1>
      <StatusLine vehicle={vehicle} />
      <div className={summary.priceLine}>
        {sale === 'GONE' ? (
          <p className={summary.formerPrice}>Was {formatPrice(price)}</p>
        ) : (
          <p className={summary.price}>
            <span className={layout.visuallyHidden}>Price: </span>
            {formatPrice(price)}
          </p>
        )}
        <ShortlistButtons vehicle={vehicle} className={summary.shortlist} />
      </div>
      {sale !== 'GONE' && (
        <>
          <ListPrice vehicle={vehicle} className={summary.listPrice} />
          {/* The visitor changes the dealer's terms below. */}
          {canBeBought(sale) && (
            <p className={summary.monthly}>
              <a href="#estimate">
                {payment}
                <span className={summary.onCredit}>{condition}</span>
              </a>
            </p>
          )}
        </>
      )}
      {report && (
        <p className={summary.report}>
          <a href="#condition">{report}</a>
        </p>
      )}
      <KeyFacts vehicle={vehicle} />
      {sale !== 'GONE' && <FactoryPrice vehicle={vehicle} className={summary.factoryPrice} />}
      <AtDoor vehicle={vehicle} isTitled={roadClassOf({ ...vehicle, ...vehicle.specifications }) !== 'GOLF_CART'} />
      <div className={summary.actions}>
        <a className={onDesk} href={href}>
          <MessageCircle />
          {text}
        </a>
        {sale === 'IN_STOCK' && (
          <a className={outlineOnDesk} href={DEALER.lines.sales.href}>
            <Phone />
            Schedule Test Drive
          </a>
        )}
        <div className={summary.links}>
          {canBeBought(sale) && (
            <span className={summary.onDesk}>
              <ExternalAnchor className={summary.link} href={DEALER.financingUrl}>
                Get Financing Quote
              </ExternalAnchor>
            </span>
          )}
          {externalUrl && (
            <ExternalAnchor className={summary.link} href={externalUrl}>
              View Vehicle Details
            </ExternalAnchor>
          )}
        </div>
      </div>
      <div className={summary.terms}>
        <ReturnTerms vehicle={vehicle} />
        {sale !== 'GONE' && (
          <p className={`${summary.returns} ${summary.onScreen}`}>
            {'Have a cart? '}
            <a className={summary.link} href={contactPath({ about: 'trade-in', vehicle: id })}>
              Get a trade-in offer
            </a>
          </p>
        )}
      </div>
    </>
  )
}
