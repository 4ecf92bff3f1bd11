import type { HOURS as FIRST_HOURS, Hours, Rating } from '#graph/dealer/dealer.ts'

const address = { street: '7 Mill Lane', city: 'Hahndorf', state: 'SA', zip: '50245' }
const state = 'South Australia'
const county = 'Adelaide Hills'

/** A dealer at the other end of the world, whose clocks are half an hour beside most others. */
export const DEALER = {
  name: 'Larkspur Buggies',
  shortName: 'Larkspur',
  state,
  county: {
    name: county,
    fullName: `${county} Council`,
    fips: '00000',
    view: { west: 138.6, east: 139.2, south: -35.3, north: -34.7 },
    box: [138.6, -35.3, 139.2, -34.7],
    landmarks: ['Stirling'],
  },
  farCounty: 'Barossa',
  region: `${county}, ${state}`,
  timeZone: 'Australia/Adelaide',
  mainLocationId: 'hahndorf',
  freeDelivery: [{ city: 'Nairne', miles: 12 }],
  email: 'gday@larkspurbuggies.example',
  socialNetwork: 'Instagram',
  financingUrl: 'https://lender.example/apply/larkspur',
  lines: {
    main: { label: '(08) 5550 0101', href: 'tel:+61855500101', use: 'Hire and repairs' },
    secondary: { label: '(08) 5550 0102', href: 'tel:+61855500102', use: 'After hours' },
    sales: { label: '1800 555 103', href: 'tel:+611800555103', use: 'Sales, free call' },
  },
  address,
  coordinates: { latitude: -35.029, longitude: 138.81 },
  serviceRadius: { meters: 40_000, label: '25 miles' },
  claims: {
    years: '4 years',
    customers: '80',
    founded: 2022,
    municipalities: { home: 6, county: 5, farCounty: 3 },
  },
  responseTime: { promise: 'by the next day', typical: 'before lunch', mostHours: 4 },
} as const

export const RATING: Rating | undefined = undefined

const day: Hours = { opens: '08:30', closes: '16:30' }
const week: Hours[] = [day, day, day, day, day, null, null]
const lines = [
  { days: 'Mon–Fri', text: '8:30AM–4:30PM' },
  { days: 'Sat–Sun', text: 'Closed' },
]

export const HOURS = {
  services: { week, lines },
  storage: { week, lines },
} satisfies Record<keyof typeof FIRST_HOURS, unknown>

export const TEST_DRIVE_DAY = {
  dayOfWeek: 'Friday',
  opens: '09:00',
  closes: '12:00',
  locationIds: ['nairne', 'lobethal'],
} as const
