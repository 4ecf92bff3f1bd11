import type {
  CarLeaf,
  MerchantReturnPolicy,
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  PropertyValue,
  QuantitativeValue,
  WithContext,
} from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { RETURNS } from '#graph/dealer/return-terms.ts'
import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { dealerNode, type SiteAddress } from '#graph/shared/site-address.ts'
import { wordsOfName } from '#graph/shared/words.ts'
import { FIELDS, type FieldName, fieldOf, namesWhere, SPECIFICATION_NAMES } from './fields.ts'
import { conditionOf, inspectionOf } from './json.ts'
import type { Vehicle } from './vehicle.entity.ts'

const RETURN_POLICY = '/policies/return-policy'

/**
 * The JSON-LD of a vehicle, for its page and for partners' pages. It is self-contained: URLs are absolute, and the seller has a
 * name beside its `@id`. It is also a Product, because search engines show no offers of a Car.
 */
export function vehicleStructuredData(
  vehicle: Vehicle,
  site: SiteAddress,
): WithContext<MergeLeafTypes<[ProductLeaf, CarLeaf]>> {
  const url = site.vehiclePage(vehicle.id)
  // A render of a new cart says nothing of a used one.
  const images = vehicle.images.filter(({ path }) => vehicle.isNew || !path.startsWith('vehicles/'))
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    '@id': `${url}#vehicle`,
    url,
    name: vehicle.name,
    description: vehicle.description,
    sku: vehicle.stockNumber ?? vehicle.id,
    vehicleIdentificationNumber: vehicle.vin ?? undefined,
    vehicleModelDate: vehicle.modelYear?.toString(),
    color: vehicle.color ?? undefined,
    mileageFromOdometer: vehicle.mileage === null ? undefined : miles(vehicle.mileage),
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: vehicle.category,
    image: images.length > 0 ? images.map(({ path }) => site.picture(path)) : undefined,
    itemCondition: condition(vehicle),
    vehicleSeatingCapacity: vehicle.specifications.seatingCapacity ?? undefined,
    additionalProperty: properties(vehicle),
    offers: offer(vehicle, site),
  }
}

const miles = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode: 'SMI' })

function condition({ isNew }: Vehicle) {
  return isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition'
}

function properties(vehicle: Vehicle): PropertyValue[] {
  const { specifications, features } = vehicle
  const stated = SPECIFICATION_NAMES.flatMap((name) => {
    const value = specifications[name]
    return value == null ? [] : [{ name: FIELDS[name].label, value }]
  })
  const listed = features.length > 0 ? [{ name: 'Features', value: features.join('; ') }] : []
  return [...stated, ...listed, ...facts(vehicle), ...inspected(vehicle)].map((property) => ({
    '@type': 'PropertyValue',
    ...property,
  }))
}

/** Facts for which schema.org has a property, and the place, which is the seller's. */
const NAMED_FACTS: FieldName[] = ['modelYear', 'color', 'mileage', 'location', 'stockNumber', 'vin', 'serialNumber']

/** The other facts, such as a warranty. */
function facts(vehicle: Vehicle): Omit<PropertyValue, '@type'>[] {
  const others = namesWhere(({ isFact }) => isFact).filter((name) => !NAMED_FACTS.includes(name))
  return others.flatMap((name) => {
    const { label, unit } = fieldOf(name)
    const value = vehicle[name as keyof Vehicle] as string | number | null
    return value === null ? [] : [{ name: label, value, ...(unit && { unitText: unit }) }]
  })
}

function inspected(vehicle: Vehicle): Omit<PropertyValue, '@type'>[] {
  const { inspectedOn, batteryHealth, tread, findings = [] } = inspectionOf(vehicle) ?? {}
  const measured = [
    { name: 'Inspected on', value: inspectedOn },
    { name: 'Battery health', value: batteryHealth, unitCode: 'P1' },
    { name: 'Tire tread', value: tread && `${tread}/32 inch` },
  ].flatMap(({ value, ...fact }) => (value == null ? [] : [{ ...fact, value }]))
  const found = findings.map(({ spot, state, text }) => `${wordsOfName(spot)}, ${wordsOfName(state)}: ${text}`)
  return [...measured, ...found.map((value) => ({ name: 'Inspection', value }))]
}

const AVAILABILITY = {
  IN_STOCK: 'https://schema.org/InStock',
  ON_HOLD: 'https://schema.org/OutOfStock',
  SOLD: 'https://schema.org/SoldOut',
  ON_ORDER: 'https://schema.org/BackOrder',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
} as const

function offer(vehicle: Vehicle, site: SiteAddress): Offer {
  return {
    '@type': 'Offer',
    url: site.vehiclePage(vehicle.id),
    price: vehicle.price,
    priceCurrency: 'USD',
    availability: AVAILABILITY[vehicle.availability],
    // schema.org has it for an offer, and for neither a Product nor a Car.
    serialNumber: vehicle.serialNumber ?? undefined,
    itemCondition: condition(vehicle),
    seller: { '@type': 'AutoDealer', '@id': dealerNode(site.origin), name: DEALER.name },
    hasMerchantReturnPolicy: returnPolicies(vehicle, site),
  }
}

function returnPolicies(vehicle: Vehicle, site: SiteAddress): MerchantReturnPolicy[] | undefined {
  const sale = saleOf({ ...vehicle, condition: conditionOf(vehicle) })
  if (!canBeBought(sale)) return
  if (sale === 'TO_ORDER') return [returnPolicy('Custom orders', NO_RETURNS, site)]
  if (vehicle.inspection.soldAsIs) return [returnPolicy('Sold as-is', NO_RETURNS, site)]
  const { within, fee } = vehicle.isNew ? RETURNS.newCarts : RETURNS.usedCarts
  const terms = {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: within.amount,
    restockingFee: fee.amount,
  } as const
  return [returnPolicy(within.label, terms, site)]
}

const NO_RETURNS = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } as const

const returnPolicy = (name: string, terms: object, site: SiteAddress): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  name,
  applicableCountry: 'US',
  ...terms,
  merchantReturnLink: site.page(RETURN_POLICY),
})
