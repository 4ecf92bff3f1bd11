import { TREAD_WHEN_NEW, tidiedFinding, tidiedHistory } from '#graph/shared/inspection-words.ts'
import type { FieldValues } from './field-values.ts'
import * as values from './field-values.ts'

/** The sections of the desk's form of a cart, in their order: what is looked up most comes first. */
export const FORM_GROUPS = {
  price: 'Price and state',
  cart: 'The cart',
  numbers: 'Numbers',
  specifications: 'Specifications',
  condition: 'Warranty and condition',
  site: 'On the site',
}

/** The columns that have several fields of the file, which are objects in JSON and in the API. */
export const SHARED_COLUMNS = ['specifications', 'inspection'] as const
export type SharedColumn = (typeof SHARED_COLUMNS)[number]

/** A field of a vehicle: its values, and what everybody who shows it says of it. */
export type VehicleField<Value = unknown> = FieldValues<Value> & {
  /** Its name for people: on pages, in the comparison, at the desk and in mails. */
  label: string
  /** What a number counts, as in "640 miles". */
  unit?: string
  /** Its section of the desk's form; a field without one is not typed there. */
  group?: keyof typeof FORM_GROUPS
  column?: SharedColumn
  /** It says something of one cart, which another one like it has otherwise. */
  ofOneCart?: true
  /** The page of a cart and the comparison show it. */
  isFact?: true
  /** Mails about a cart name it. */
  inMails?: true
  /** What a person needs to know beside its label and its values. */
  doc?: string
}

const WITH_UNITS = 'With units.'

const specification = <Value>(label: string, field: FieldValues<Value>, doc?: string) => ({
  ...values.optional<Value, FieldValues<Value>>(field),
  ...({ label, doc, group: 'specifications', column: 'specifications' } as const),
})

const inspected = { group: 'condition', column: 'inspection', ofOneCart: true } as const

/** The fields of a vehicle, in the order of the columns of the inventory file. */
export const FIELDS = {
  id: {
    ...values.address('an id'),
    label: 'Id',
    doc: 'The end of the address of its page. Those of locations and rental plans are refused.',
  },
  name: { ...values.line('a name', 200), label: 'Name', group: 'cart' },
  brand: { ...values.line('a brand', 100), label: 'Brand', group: 'cart' },
  category: { ...values.line('a category', 100), label: 'Series', group: 'cart' },
  price: { ...values.price('a price'), label: 'Price', group: 'price', doc: 'Zero and an empty cell are problems.' },
  description: { ...values.text('a description', 10_000), label: 'Description', group: 'cart' },
  images: { ...values.list(values.picture, { hasPictures: true }), label: 'Photos', doc: 'See below.' },
  alt: {
    ...values.list(values.line('what a picture shows', 1000)),
    label: 'What the photo shows',
    doc:
      'In the order of `images`, or for the pictures that the cart has; where one is missing, a new picture has the name of the cart. ' +
      'Where pictures change and texts do not, each picture keeps its own.',
  },
  externalUrl: {
    ...values.optional(values.webAddress),
    label: "The manufacturer's page",
    group: 'site',
    doc: 'Without a name or password.',
  },
  topSpeed: specification('Top speed', values.line('a top speed', 200), WITH_UNITS),
  range: specification('Range', values.line('a range', 200), WITH_UNITS),
  seatingCapacity: specification(
    'Seating capacity',
    values.wholeNumber('a number of seats', 4, [1, 100], /[ -]?(?:seats?|seater|passengers?|people|persons?)$/i),
  ),
  batteryType: specification('Battery', values.line('a battery', 200)),
  chargingTime: specification('Charging time', values.line('a charging time', 200), WITH_UNITS),
  payload: specification('Payload', values.line('a payload', 200), WITH_UNITS),
  features: {
    ...values.list(values.line('a feature', 300), { hasShortItems: true }),
    label: 'Features',
    group: 'cart',
    doc: '"Cargo bed" or "utility" here or in the description marks a cart for work.',
  },
  inStock: {
    ...values.boolean({ instock: true, available: true, outofstock: false, sold: false }),
    label: 'In stock',
    doc: 'Follows from `availability`, beside which it is ignored. Alone, `no` keeps a state that says why.',
  },
  availability: {
    ...values.availability,
    label: 'Availability',
    group: 'price',
    ofOneCart: true,
    doc:
      'A sold cart stays withdrawn while a file lists it as sold. A new cart that is out of stock and whose series has the word "Custom" ' +
      'is offered as built to order.',
  },
  isNew: {
    ...values.boolean(values.CONDITION_WORDS),
    noun: 'new or used',
    expected: 'yes (new) or no (used)',
    label: 'New or used',
    group: 'cart',
  },
  aliases: {
    ...values.list(values.address('an alias')),
    label: 'Other names of its page',
    group: 'site',
    ofOneCart: true,
    doc: 'They open its page as the id does.',
  },
  stockNumber: {
    ...values.optional(values.number('a stock number')),
    ...{ label: 'Stock number', group: 'numbers', ofOneCart: true, isFact: true, inMails: true },
  },
  vin: {
    ...values.optional(values.vin),
    ...{ label: 'VIN', group: 'numbers', ofOneCart: true, isFact: true },
    doc: 'With a right check digit. Spaces and hyphens go, lowercase letters become uppercase.',
  },
  serialNumber: {
    ...values.optional(values.number('a serial number')),
    ...{ label: 'Serial number', group: 'numbers', ofOneCart: true, isFact: true, inMails: true },
    doc: "The maker's: golf carts have one, only low-speed vehicles have a VIN.",
  },
  modelYear: { ...values.optional(values.yearOfModel), label: 'Model year', group: 'cart', isFact: true },
  color: { ...values.optional(values.line('a color', 50)), label: 'Color', group: 'cart', isFact: true },
  mileage: {
    ...values.optional(values.wholeNumber('a mileage', 640, [0, 9_999_999], / ?(?:mi|miles?)\.?$/i)),
    ...{ label: 'Mileage', unit: 'miles', group: 'cart', ofOneCart: true, isFact: true },
  },
  listPrice: {
    ...values.optional(values.price('a list price')),
    label: 'List price',
    group: 'price',
    doc: "The manufacturer's. Pages show it where it is above the price.",
  },
  location: {
    ...values.optional(values.line('a place', 100)),
    label: 'Location',
    group: 'price',
    isFact: true,
    doc: 'The id or name of a place of yours, such as `mountain-top` or `Mountain Top`.',
  },
  rank: {
    ...values.optional(values.wholeNumber('a rank', 10, [0, 1_000_000])),
    label: 'Place in the featured order',
    group: 'site',
    doc: 'The lowest number comes first; empty is 1000.',
  },
  warranty: {
    ...values.optional(values.line('a warranty', 300)),
    label: 'Warranty',
    group: 'condition',
    isFact: true,
    doc: 'Such as `90-day shop warranty`, of new carts as well.',
  },
  inspectedBy: { ...values.optional(values.line('a name', 100)), ...inspected, label: 'Inspected by' },
  inspectedOn: { ...values.optional(values.day), ...inspected, label: 'Inspected on' },
  batteryHealth: {
    ...values.optional(values.wholeNumber('a percentage', 96, [1, 100], / ?(?:%|percent)$/i)),
    ...{ ...inspected, label: 'Battery health', unit: '%' },
    doc: 'Tested capacity in percent of that of a new battery.',
  },
  tread: {
    ...values.optional(values.wholeNumber('a tread in 32nds of an inch', 8, [0, 40], values.THIRTY_SECONDS)),
    ...{ ...inspected, label: 'Tire tread', unit: '32nds of an inch' },
    doc: 'Of the tire that has the least.',
  },
  treadNew: {
    ...values.optional(
      values.wholeNumber('a tread in 32nds of an inch', TREAD_WHEN_NEW, [1, 40], values.THIRTY_SECONDS),
    ),
    ...{ ...inspected, label: 'Tire tread when new', unit: '32nds of an inch' },
    doc: `Empty is ${TREAD_WHEN_NEW}.`,
  },
  findings: {
    ...values.optionalList(values.list(values.finding, { tidiedItem: tidiedFinding })),
    ...inspected,
    label: 'What the inspection found',
    doc: 'See below.',
  },
  history: {
    ...values.optionalList(values.list(values.historyEntry, { tidiedItem: tidiedHistory })),
    ...inspected,
    label: 'Its history',
  },
  soldAsIs: {
    ...values.optional(values.boolean({ asis: true, soldasis: true, notasis: false, notsoldasis: false })),
    ...{ ...inspected, label: 'Sold as-is' },
    doc: 'A cart that is sold as-is cannot be returned. Empty says nothing.',
  },
} satisfies Record<string, VehicleField>

export type FieldName = keyof typeof FIELDS

type InColumn<Column extends SharedColumn> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { column: Column } ? Name : never
}[FieldName]
export type SpecificationName = InColumn<'specifications'>
/** A field without a column of its own. */
export type SharedName = InColumn<SharedColumn>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** The fields as they are declared, whatever each of them says. */
export const fieldOf = (name: FieldName): VehicleField => FIELDS[name]

export const namesWhere = (isMeant: (field: VehicleField) => unknown): FieldName[] =>
  FIELD_NAMES.filter((name) => isMeant(fieldOf(name)))

export const SPECIFICATION_NAMES = namesWhere(({ column }) => column === 'specifications') as SpecificationName[]

/** What every new cart needs. A missing id is generated from brand and name. */
export const REQUIRED_FIELDS = ['name', 'brand', 'category', 'price'] as const satisfies FieldName[]

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

/** The values of each shared column, out of those of all fields. */
export function sharedColumns(fields: object): Record<SharedColumn, Record<string, unknown>> {
  const entries = Object.entries(fields)
  const valuesOf = (column: SharedColumn) =>
    Object.fromEntries(entries.filter(([name]) => isField(name) && fieldOf(name).column === column))
  return { specifications: valuesOf('specifications'), inspection: valuesOf('inspection') }
}

/** What to write in a field, with its bounds. */
export function expectedOf(name: FieldName): string {
  const { expected, limits } = fieldOf(name)
  return limits ? `${expected}, ${limits}` : expected
}
