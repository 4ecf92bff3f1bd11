import { TREAD_WHEN_NEW, tidiedFinding, tidiedHistory } from '#graph/shared/inspection-words.ts'
import {
  address,
  availability,
  boolean,
  CONDITION_WORDS,
  day,
  type FieldValues,
  finding,
  historyEntry,
  line,
  list,
  number,
  optional,
  optionalList,
  picture,
  price,
  THIRTY_SECONDS,
  text,
  vin,
  webAddress,
  wholeNumber,
  yearOfModel,
} from './field-values.ts'

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

const specification = <Value>(label: string, values: FieldValues<Value>, doc?: string) => ({
  ...optional<Value, FieldValues<Value>>(values),
  doc,
  ...({ label, group: 'specifications', column: 'specifications' } as const),
})

const inspected = { group: 'condition', column: 'inspection', ofOneCart: true } as const

/** The fields of a vehicle, in the order of the columns of the inventory file. */
export const FIELDS = {
  id: {
    ...address('an id'),
    label: 'Id',
    doc: 'The end of the address of its page. Empty, a new cart gets one, see above. Ids of locations and rental plans are refused.',
  },
  name: { ...line('a name', 200), label: 'Name', group: 'cart' },
  brand: { ...line('a brand', 100), label: 'Brand', group: 'cart' },
  category: { ...line('a category', 100), label: 'Series', group: 'cart' },
  price: { ...price('a price'), label: 'Price', group: 'price', doc: 'Zero and an empty cell are problems.' },
  description: { ...text('a description', 10_000), label: 'Description', group: 'cart' },
  images: {
    ...list(picture, { hasPictures: true }),
    label: 'Photos',
    doc: 'The first one is the main picture, see below.',
  },
  alt: {
    ...list(line('what a picture shows', 1000)),
    label: 'What the photo shows',
    doc:
      'For people who cannot see the pictures, in the order of `images`; where one is missing, a new picture has the name of the cart. ' +
      'Without `images`, the texts are for the pictures that the cart has. Where pictures change and their texts were left as they are, ' +
      'each picture keeps its own text.',
  },
  externalUrl: {
    ...optional(webAddress),
    label: "The manufacturer's page",
    group: 'site',
    doc: 'Without a name or password.',
  },
  topSpeed: specification('Top speed', line('a top speed', 200), 'With its unit, such as `25 mph`.'),
  range: specification('Range', line('a range', 200), 'Such as `40–50 miles`.'),
  seatingCapacity: specification(
    'Seating capacity',
    wholeNumber('a number of seats', 4, [1, 100], /[ -]?(?:seats?|seater|passengers?|people|persons?)$/i),
  ),
  batteryType: specification('Battery', line('a battery', 200), 'Such as `48 V 105 Ah lithium`.'),
  chargingTime: specification('Charging time', line('a charging time', 200), 'Such as `6–8 hours`.'),
  payload: specification('Payload', line('a payload', 200), 'Such as `800 lb`.'),
  features: {
    ...list(line('a feature', 300), { hasShortItems: true }),
    label: 'Features',
    group: 'cart',
    doc: '"Cargo bed" or "utility" here or in the description marks a cart for work, to which other carts for work are similar.',
  },
  inStock: {
    ...boolean({ instock: true, available: true, outofstock: false, sold: false }),
    label: 'In stock',
    doc:
      'For files without `availability`, from which it follows: an export leaves it out, and beside an availability it is ignored. ' +
      'Alone, `yes` is in stock, and `no` keeps a state that says why, or is out of stock.',
  },
  availability: {
    ...availability,
    label: 'Availability',
    group: 'price',
    ofOneCart: true,
    doc:
      'A sold cart is withdrawn after `SOLD_DAYS`, and stays withdrawn while a file still lists it as sold. A new cart that is out of ' +
      'stock and whose series has the word "Custom" is offered as built to order.',
  },
  isNew: {
    ...boolean(CONDITION_WORDS),
    noun: 'new or used',
    expected: 'yes (new) or no (used)',
    label: 'New or used',
    group: 'cart',
  },
  aliases: {
    ...list(address('an alias')),
    label: 'Other names of its page',
    group: 'site',
    ofOneCart: true,
    doc: 'They open its page as the id does.',
  },
  stockNumber: {
    ...optional(number('a stock number')),
    ...{ label: 'Stock number', group: 'numbers', ofOneCart: true, isFact: true, inMails: true },
  },
  vin: {
    ...optional(vin),
    ...{ label: 'VIN', group: 'numbers', ofOneCart: true, isFact: true },
    doc: 'With a right check digit. Spaces and hyphens go, lowercase letters become uppercase.',
  },
  serialNumber: {
    ...optional(number('a serial number')),
    ...{ label: 'Serial number', group: 'numbers', ofOneCart: true, isFact: true, inMails: true },
    doc: "The maker's: golf carts have one, only low-speed vehicles have a VIN.",
  },
  modelYear: { ...optional(yearOfModel), label: 'Model year', group: 'cart', isFact: true },
  color: { ...optional(line('a color', 50)), label: 'Color', group: 'cart', isFact: true },
  mileage: {
    ...optional(wholeNumber('a mileage', 640, [0, 9_999_999], / ?(?:mi|miles?)\.?$/i)),
    ...{ label: 'Mileage', unit: 'miles', group: 'cart', ofOneCart: true, isFact: true },
  },
  listPrice: {
    ...optional(price('a list price')),
    label: 'List price',
    group: 'price',
    doc: "The manufacturer's. Pages show it where it is above the price.",
  },
  location: {
    ...optional(line('a place', 100)),
    label: 'Location',
    group: 'price',
    isFact: true,
    doc: 'The id or name of a place of yours, such as `mountain-top` or `Mountain Top`.',
  },
  rank: {
    ...optional(wholeNumber('a rank', 10, [0, 1_000_000])),
    label: 'Place in the featured order',
    group: 'site',
    doc: 'The lowest number comes first; empty is 1000.',
  },
  warranty: {
    ...optional(line('a warranty', 300)),
    label: 'Warranty',
    group: 'condition',
    isFact: true,
    doc: 'Such as `90-day shop warranty`, of new carts as well.',
  },
  inspectedBy: { ...optional(line('a name', 100)), ...inspected, label: 'Inspected by' },
  inspectedOn: { ...optional(day), ...inspected, label: 'Inspected on' },
  batteryHealth: {
    ...optional(wholeNumber('a percentage', 96, [1, 100], / ?(?:%|percent)$/i)),
    ...{ ...inspected, label: 'Battery health', unit: '%' },
    doc: 'Tested capacity in percent of that of a new battery.',
  },
  tread: {
    ...optional(wholeNumber('a tread in 32nds of an inch', 8, [0, 40], THIRTY_SECONDS)),
    ...{ ...inspected, label: 'Tire tread', unit: '32nds of an inch' },
    doc: 'Of the tire that has the least.',
  },
  treadNew: {
    ...optional(wholeNumber('a tread in 32nds of an inch', TREAD_WHEN_NEW, [1, 40], THIRTY_SECONDS)),
    ...{ ...inspected, label: 'Tire tread when new', unit: '32nds of an inch' },
    doc: `Empty is ${TREAD_WHEN_NEW}.`,
  },
  findings: {
    ...optionalList(list(finding, { tidiedItem: tidiedFinding })),
    ...inspected,
    label: 'What the inspection found',
    doc: 'See below.',
  },
  history: { ...optionalList(list(historyEntry, { tidiedItem: tidiedHistory })), ...inspected, label: 'Its history' },
  soldAsIs: {
    ...optional(boolean({ asis: true, soldasis: true, notasis: false, notsoldasis: false })),
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
export function sharedColumns(values: object): Record<SharedColumn, Record<string, unknown>> {
  const entries = Object.entries(values)
  const valuesOf = (column: SharedColumn) =>
    Object.fromEntries(entries.filter(([name]) => isField(name) && fieldOf(name).column === column))
  return { specifications: valuesOf('specifications'), inspection: valuesOf('inspection') }
}

/** What to write in a field, with its bounds. */
export function expectedOf(name: FieldName): string {
  const { expected, limits } = fieldOf(name)
  return limits ? `${expected}, ${limits}` : expected
}
