import { useParams, useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { ROAD_RULES, roadClassOf } from '#graph/dealer/road-rules.ts'
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
import { inventoryPath, vehicleParents } from '#web/inventory/choices.ts'
import { contactPath, vehiclePath } from '#web/parts/paths.ts'
import { financed } from '#web/parts/payment.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { searchDescription } from '#web/seo/searchDescription.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/format.ts'
import { ChevronLeft } from '#web/ui/icons.tsx'
import { ButtonLink, ExternalAnchor, PhoneLinks } from '#web/ui/links.tsx'
import { isStockImage } from '#web/ui/Picture.tsx'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { ConditionReport, Diagram, isShownAsDiagram, ReportFlaws } from './ConditionReport.tsx'
import { isPricedAtDoor, SALE_WORDS, undescribed } from './content.ts'
import { below } from './deferred.styles.ts'
import { Facts, Features } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { MonthlyEstimate } from './MonthlyEstimate.tsx'
import { CartBar, Summary } from './Summary.tsx'
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
  const { vehicle, municipalities } = useVehiclePageSuspenseQuery({ variables: { id } }).data
  const { url, zeroPercent } = useSite()
  const slug = useSearchParams()[0].get('town')
  if (!vehicle) return <UnlistedVehicle id={id} />
  const town = municipalities.find((one) => one.slug === slug)
  const sale = saleOf(vehicle)
  const isForSale = canBeBought(sale)
  const isDiagram = isShownAsDiagram(vehicle)
  const tint = vehicle.mainImage?.dominantColor ?? sitePictures.placeholder.dominantColor
  return (
    <div className={vehiclePage.sheet} data-paper="sheet" data-viewed={vehicle.id}>
      <Head vehicle={vehicle} />
      <div className={vehiclePage.tinted} style={{ '--tint': tint } as React.CSSProperties}>
        <div className={layout.page}>
          <Path vehicle={vehicle} />
          <div className={vehiclePage.columns}>
            {isDiagram ? <Diagram vehicle={vehicle} /> : <Gallery vehicle={vehicle} isSold={sale === 'SOLD'} />}
            <Summary vehicle={vehicle} towns={municipalities} town={town} />
            {isDiagram && <ReportFlaws vehicle={vehicle} />}
            <div className={vehiclePage.description}>
              <p>{vehicle.description}</p>
              {isForSale && <Features vehicle={vehicle} />}
            </div>
          </div>
        </div>
      </div>
      {!isForSale && <Similar vehicle={vehicle} />}
      <ConditionReport vehicle={vehicle} />
      {isPricedAtDoor(sale) && (
        <div className={`${layout.page} ${vehiclePage.purchase}`}>
          <MonthlyEstimate id={vehicle.id} miles={town?.delivery?.roadMiles ?? 0} {...financed(vehicle, zeroPercent)} />
          {sale === 'IN_STOCK' && <TestDrive vehicle={vehicle} />}
        </div>
      )}
      <Facts vehicle={vehicle} />
      {isForSale && <WhereToDrive vehicle={vehicle} />}
      {isForSale && <Similar vehicle={vehicle} />}
      <Interest vehicle={vehicle} />
      <div className={`${layout.page} ${vehiclePage.foot}`}>
        <PrintedContact>
          <div className={below.address}>
            <strong>Today's price</strong>
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
  const canonical = vehiclePath(id)
  // A used cart without photos is shown as a diagram.
  const isOfAnother = !mainImage || (condition === 'USED' && isStockImage(mainImage))
  return (
    <Seo
      title={`${name} - ${formatPrice(price)}`}
      description={searchDescription(vehicle.description.trim() || undescribed(name))}
      keywords={[name, brand, category, 'golf cart', DEALER.region].join(', ')}
      canonical={canonical}
      image={{ path: `/social${canonical}.jpg`, alt: isOfAnother ? name : mainImage.alt }}
      product={{ price, isInStock: availability === 'IN_STOCK', isNew: condition === 'NEW' }}
      data={{ title: name, parents: vehicleParents(vehicle), vehicle: structuredData }}
    />
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
      <ButtonLink variant="outline" href={inventoryPath(seats ? { seats: [String(seats)] } : {})}>
        {seats ? `See all ${seats}-seat carts` : 'See all carts'}
      </ButtonLink>
    </SimilarVehicles>
  )
}

const THIS_CART = {
  LOW_SPEED: 'This cart is set up as a low-speed vehicle.',
  CAN_BECOME: `This cart is sold as a golf cart. ${ROAD_RULES.package}`,
  GOLF_CART: `This cart is a golf cart. It tops out under ${ROAD_RULES.leastSpeed} mph, so it can't be made street-legal.`,
}

/** Which of the law's two kinds this cart is; what the law says has a page of its own. */
const WhereToDrive = ({ vehicle }: { vehicle: WhereToDrive_VehicleFragment }) => {
  const { id, specifications } = vehicle
  const roadClass = roadClassOf({ ...vehicle, ...specifications })
  return (
    <section className={`${layout.page} ${below.roads}`} aria-labelledby="where">
      <h2 id="where" className={below.subtitle}>
        Where can I drive it?
      </h2>
      <div>
        <p>{THIS_CART[roadClass]}</p>
        {roadClass === 'CAN_BECOME' && (
          <a href={contactPath({ reason: 'street-legal', vehicle: id })}>Get a price for the package</a>
        )}
        <a href="/street-legal">{`What street-legal takes in ${DEALER.state}`}</a>
      </div>
    </section>
  )
}

const Interest = ({ vehicle }: { vehicle: Interest_VehicleFragment }) => (
  <section className={below.sand}>
    <div className={`${layout.page} ${below.interest}`}>
      <div>
        <h2 className={layout.h2}>Interested in this vehicle?</h2>
        <p className={below.interestText}>
          <PhoneLinks>{SALE_WORDS[saleOf(vehicle)].invitation}</PhoneLinks>
        </p>
      </div>
      <div className={below.actions}>
        <ButtonLink href={DEALER.lines.sales.href}>Contact Sales Team</ButtonLink>
        <ButtonLink variant="outline" href="/inventory">
          View More Vehicles
        </ButtonLink>
        {vehicle.externalUrl && (
          <ExternalAnchor className={button({ variant: 'outline' })} href={vehicle.externalUrl}>
            Full Specifications
          </ExternalAnchor>
        )}
      </div>
    </div>
  </section>
)
