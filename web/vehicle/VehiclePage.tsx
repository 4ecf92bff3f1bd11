import { useParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { roadClassOf } from '#graph/dealer/road-class.ts'
import { ROAD_RULES } from '#graph/dealer/road-rules.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import {
  type Head_VehicleFragment,
  type Interest_VehicleFragment,
  useVehiclePageSuspenseQuery,
  type VehiclePageQuery,
  type WhereToDrive_VehicleFragment,
} from '#web/generated/graphql.ts'
import { inventoryPath, vehicleParents } from '#web/inventory/filters.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { financed } from '#web/parts/payment.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { searchDescription } from '#web/seo/searchDescription.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { ChevronLeft, Phone } from '#web/ui/icons.tsx'
import { ExternalAnchor, PhoneLinks } from '#web/ui/links.tsx'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { CartBar } from './CartBar.tsx'
import { ConditionReport } from './condition/ConditionReport.tsx'
import { SALE_WORDS, undescribed } from './content.ts'
import { Facts, Features } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { MonthlyEstimate } from './MonthlyEstimate.tsx'
import { ReturnTerms, Summary } from './Summary.tsx'
import { TestDrive } from './TestDrive.tsx'
import { SimilarVehicles, UnlistedVehicle, VehicleNotFound } from './UnlistedVehicle.tsx'
import { vehiclePage } from './vehicle.styles.ts'

type Vehicle = NonNullable<VehiclePageQuery['vehicle']>

export const VehiclePage = () => (
  <QueryBoundary isMain fallback={(error) => <VehicleNotFound failure={failureReason(error)} />}>
    <LoadedVehicle id={useParams().id!} />
  </QueryBoundary>
)

const LoadedVehicle = ({ id }: { id: string }) => {
  const { vehicle } = useVehiclePageSuspenseQuery({ variables: { id } }).data
  const { url, zeroPercent } = useSite()
  if (!vehicle) return <UnlistedVehicle id={id} />
  const sale = saleOf(vehicle)
  const isForSale = canBeBought(sale)
  const tint = vehicle.mainImage?.dominantColor ?? sitePictures.placeholder.dominantColor
  return (
    <div className={vehiclePage.sheet} data-paper="sheet" data-viewed={vehicle.id}>
      <Head vehicle={vehicle} />
      <div className={vehiclePage.tinted} style={{ '--tint': tint } as React.CSSProperties}>
        <div className={layout.page}>
          <Path vehicle={vehicle} />
          <div className={vehiclePage.columns}>
            <Gallery vehicle={vehicle} isSold={sale === 'SOLD'} />
            <div className={vehiclePage.summary}>
              <Summary vehicle={vehicle} />
            </div>
            <div className={vehiclePage.description}>
              <p>{vehicle.description}</p>
              {isForSale && <Features vehicle={vehicle} />}
            </div>
          </div>
        </div>
      </div>
      {!isForSale && <Similar vehicle={vehicle} />}
      <ConditionReport vehicle={vehicle} />
      {isForSale && (
        <div className={`${layout.page} ${vehiclePage.purchase}`}>
          {sale === 'IN_STOCK' && <TestDrive vehicle={vehicle} />}
          <MonthlyEstimate id={vehicle.id} {...financed(vehicle, zeroPercent)} />
          <div className={vehiclePage.terms}>
            <ReturnTerms vehicle={vehicle} />
          </div>
        </div>
      )}
      <Facts vehicle={vehicle} />
      {isForSale && <WhereToDrive vehicle={vehicle} />}
      {isForSale && <Similar vehicle={vehicle} />}
      <Interest vehicle={vehicle} />
      <div className={`${layout.page} ${vehiclePage.foot}`}>
        <PrintedContact>
          <div className={vehiclePage.address}>
            <strong>Photos and today's price</strong>
            {(url + vehiclePath(vehicle.id)).replace(/^https?:\/\//, '')}
          </div>
        </PrintedContact>
      </div>
      <CartBar vehicle={vehicle} />
    </div>
  )
}

const Head = ({ vehicle }: { vehicle: Head_VehicleFragment }) => {
  const { id, name, brand, category, price, availability, condition, mainImage, structuredData } = vehicle
  const description = searchDescription(vehicle.description.trim() || undescribed(name))
  const canonical = vehiclePath(id)
  return (
    <>
      <Seo
        title={`${name} - ${formatPrice(price)}`}
        description={description}
        keywords={[name, brand, category, 'golf cart', DEALER.region].join(', ')}
        canonical={canonical}
        image={{ path: `/social${canonical}.jpg`, alt: mainImage?.alt ?? name }}
        product={{ price, isInStock: availability === 'IN_STOCK', isNew: condition === 'NEW' }}
      />
      <StructuredData
        title={name}
        description={description}
        canonical={canonical}
        parents={vehicleParents(vehicle)}
        vehicle={structuredData}
      />
    </>
  )
}

const Path = ({ vehicle }: { vehicle: Vehicle }) => {
  const [inventory, ofBrand] = vehicleParents(vehicle)
  return (
    <nav aria-label="Breadcrumb">
      <ol className={vehiclePage.path}>
        <li>
          <a href={inventory.path} data-return="">
            <ChevronLeft />
            Back to Inventory
          </a>
        </li>
        {ofBrand && (
          <li>
            <a href={ofBrand.path}>{ofBrand.name}</a>
          </li>
        )}
        <li aria-current="page">{vehicle.name}</li>
      </ol>
    </nav>
  )
}

const Similar = ({ vehicle: { similar, specifications, ...vehicle } }: { vehicle: Vehicle }) => {
  const isAsLarge = (other: Vehicle['similar'][number]) =>
    other.specifications.seatingCapacity === specifications.seatingCapacity
  // The closest carts of another use may have more seats: then the link leads to all.
  const seats = similar.some(isAsLarge) && specifications.seatingCapacity
  if (similar.length === 0) return null
  if (canBeBought(saleOf(vehicle))) return <SimilarVehicles title="You may also like" vehicles={similar} />
  return (
    <SimilarVehicles title="Similar carts in stock" vehicles={similar}>
      <a className={button({ variant: 'outline' })} href={inventoryPath(seats ? { seats: [String(seats)] } : {})}>
        {seats ? `See all ${seats}-seat carts` : 'See all carts'}
      </a>
    </SimilarVehicles>
  )
}

const THIS_CART = {
  LOW_SPEED: 'This cart is set up as a low-speed vehicle.',
  CAN_BECOME: 'This cart is sold as a golf cart.',
  GOLF_CART: `This cart is a golf cart. It does less than ${ROAD_RULES.leastSpeed} mph, so it can't become a low-speed vehicle.`,
}

/** What the law says of golf carts and low-speed vehicles, and which of them this cart is. */
const WhereToDrive = ({ vehicle }: { vehicle: WhereToDrive_VehicleFragment }) => {
  const { id, specifications } = vehicle
  const roadClass = roadClassOf({ ...vehicle, ...specifications })
  const isLowSpeed = roadClass === 'LOW_SPEED'
  const roadClasses = [
    { title: 'As a golf cart', rules: ROAD_RULES.golfCart, isThis: !isLowSpeed },
    { title: 'As a low-speed vehicle', rules: ROAD_RULES.lowSpeedVehicle, isThis: isLowSpeed },
  ]
  return (
    <section className={`${layout.page} ${vehiclePage.roads}`} aria-labelledby="where">
      <h2 id="where" className={vehiclePage.subtitle}>
        Where can I drive it?
      </h2>
      <p>
        {`${THIS_CART[roadClass]} `}
        {roadClass === 'CAN_BECOME' && (
          <>
            {`${ROAD_RULES.package} `}
            <a href={contactPath({ reason: 'street-legal', vehicle: id })}>Ask for its price</a>
          </>
        )}
      </p>
      <div className={vehiclePage.roadClasses}>
        {(roadClass === 'GOLF_CART' ? roadClasses.slice(0, 1) : roadClasses).map(({ title, rules, isThis }) => (
          <div key={title} data-this={isThis || undefined}>
            <h3>{title}</h3>
            <p>{rules.join(' ')}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const Interest = ({ vehicle }: { vehicle: Interest_VehicleFragment }) => (
  <section className={vehiclePage.sand}>
    <div className={`${layout.page} ${vehiclePage.interest}`}>
      <div>
        <h2 className={layout.h2}>Interested in this vehicle?</h2>
        <p className={vehiclePage.interestText}>
          <PhoneLinks>{SALE_WORDS[saleOf(vehicle)].invitation}</PhoneLinks>
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
