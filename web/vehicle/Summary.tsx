import { DEALER } from '#graph/dealer/dealer.ts'
import { returnTermsOf } from '#graph/dealer/return-terms.ts'
import { roadClassOf } from '#graph/dealer/road-class.ts'
import { canBeBought, saleOf, stateOf } from '#graph/dealer/sale.ts'
import { useSite } from '#web/environment/site.ts'
import type { Summary_VehicleFragment } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { DeliveredPrice } from '#web/parts/delivery/DeliveredPrice.tsx'
import { financed, paymentWithTerms } from '#web/parts/payment.ts'
import { ShortlistButtons } from '#web/shortlist/ShortlistButtons.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { MessageCircle, Phone } from '#web/ui/icons.tsx'
import { ExternalAnchor } from '#web/ui/links.tsx'
import { reportInShort } from './condition/reportLines.ts'
import { BUILD_TIME, nextStep, SALE_WORDS } from './content.ts'
import { FactoryPrice, ListPrice } from './FactoryPrice.tsx'
import { KeyFacts } from './Facts.tsx'
import { summary } from './summary.styles.ts'

type Vehicle = Summary_VehicleFragment
type Props = { vehicle: Vehicle }

const onWide = `${button({ wide: true })} ${summary.onWide}`
const outlineOnWide = `${button({ variant: 'outline', wide: true })} ${summary.onWide}`

/** On a phone the buttons are in the bar and in the sections below. */
export const Summary = ({ vehicle }: Props) => {
  const { id, name, category, price, externalUrl, inspection } = vehicle
  const report = inspection && reportInShort(inspection)
  const sale = saleOf(vehicle)
  const { notice } = SALE_WORDS[sale]
  const { href, text } = nextStep(id, sale)
  const { payment, condition } = paymentWithTerms(financed(vehicle, useSite().zeroPercent))
  return (
    <>
      {notice && (
        <p className={summary.notice}>
          <strong>{notice.title}</strong> {notice.text}
        </p>
      )}
      <p className={summary.series}>{category}</p>
      <h1 id="title" className={summary.name}>
        {name}
      </h1>
      <StatusLine vehicle={vehicle} />
      <div className={summary.priceLine}>
        {sale === 'SOLD' ? (
          <p className={summary.formerPrice}>Was {formatPrice(price)}</p>
        ) : (
          <p className={summary.price}>
            <span className={layout.visuallyHidden}>Price: </span>
            {formatPrice(price)}
          </p>
        )}
        <ShortlistButtons vehicle={vehicle} className={summary.shortlist} />
      </div>
      {sale !== 'SOLD' && (
        <>
          <ListPrice vehicle={vehicle} className={summary.listPrice} />
          {/* The visitor changes the dealer's terms below. */}
          {canBeBought(sale) && (
            <p className={summary.monthly}>
              <a href="#estimate">
                {payment}
                {condition && <span className={summary.onCredit}>{condition}</span>}
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
      {sale !== 'SOLD' && <FactoryPrice vehicle={vehicle} className={summary.factoryPrice} />}
      <DeliveredPrice
        vehicle={vehicle}
        isTitled={roadClassOf({ ...vehicle, ...vehicle.specifications }) !== 'GOLF_CART'}
      />
      <div className={summary.actions}>
        <a className={onWide} href={href}>
          <MessageCircle />
          {text}
        </a>
        {sale === 'IN_STOCK' && (
          <a className={outlineOnWide} href={DEALER.lines.sales.href}>
            <Phone />
            Schedule Test Drive
          </a>
        )}
        <div className={summary.links}>
          {canBeBought(sale) && (
            <span className={summary.onWide}>
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
        {sale !== 'SOLD' && (
          <p className={`${summary.returns} ${layout.onScreen}`}>
            {'Have a cart? '}
            <a className={summary.link} href={contactPath({ reason: 'trade-in', vehicle: id })}>
              Get a trade-in offer
            </a>
          </p>
        )}
      </div>
    </>
  )
}

const miles = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

const stockOf = (vehicle: Vehicle) => {
  const city = vehicle.location?.city
  const sale = saleOf(vehicle)
  if (sale === 'TO_ORDER') return `${stateOf(vehicle)}, ${BUILD_TIME}`
  if (sale === 'SOLD') return city
  const state = stateOf(vehicle)
  // A cart on order is on its way to its showroom, and one that is unavailable may be at a shop.
  return city && sale !== 'ON_ORDER' && sale !== 'UNAVAILABLE' ? `${state} at ${city}` : state
}

/** "Used · 2023 · 640 mi · In stock at Mountain Top". */
const StatusLine = ({ vehicle }: Props) => {
  const { condition, modelYear, mileage } = vehicle
  const facts = [modelYear, mileage === null ? null : miles.format(mileage), stockOf(vehicle)]
  return (
    <p className={summary.condition}>
      <strong>{condition === 'NEW' ? 'New' : 'Used'}</strong>
      {facts
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)
        .join('')}
    </p>
  )
}

export const ReturnTerms = ({ vehicle }: { vehicle: Parameters<typeof returnTermsOf>[0] }) => {
  const terms = returnTermsOf(vehicle)
  return (
    terms && (
      <p className={summary.returns}>
        {`${terms} `}
        <a className={summary.link} href="/policies/return-policy">
          Return policy
        </a>
      </p>
    )
  )
}
