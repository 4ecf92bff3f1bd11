/** The content of a page at one of its addresses, in the server's HTML. */
export type Page = {
  path: string
  /** 200 by default. */
  status?: number
  h1: string
  /** The part of the title before the dealer's name. */
  title?: string
  /** Path of the canonical link where it is another one; null on a page that search engines do not list. */
  canonical?: string | null
  says?: string[]
  /** Targets of the page's links. */
  links?: string[]
}

/** Compressed KB of 1,000 bytes that a first visitor on a phone loads, beside the fonts and the scripts of every page. */
type Budget = {
  /** With 0.1 KB to spare: the hours and special days on a page change with the date. */
  html: number
  css: number
  /** Before the visitor uses anything. */
  scripts?: number
  /** Above the fold. */
  pictures?: number
}

export type Row = Page & {
  /** The type that the page-type tracker reports. */
  pageType: string
  budget: Budget
  /** Other addresses of the same page. */
  aliases?: string[]
  /** Addresses at which the page has other content. */
  variants?: Page[]
}

const UNUSUAL_POLICIES: Page[] = [
  { path: '/policies/rental-policy', h1: 'Rental Policy' },
  { path: '/policies/storage-policy', h1: 'Storage Policy' },
  { path: '/policies/staffing-report', h1: 'Staffing Report' },
]

/** Each page of the site by the first address of its route: the tests, `npm run seo:table` and the budgets read this list. */
export const PAGES: Record<string, Row> = {
  '/': {
    path: '/',
    pageType: 'home',
    h1: 'Golf carts made for these hills',
    says: [
      ...['View Inventory', '15+ years', '500+', '2010', '23 municipalities'],
      ...['Premium quality', 'Expert service', '0% financing on select models', 'Eco-friendly'],
      ...['Club Car', 'EZ-GO', 'Denago', 'Evolution', 'Tomberlin', 'Swift EV'],
      ...['$12,995', '$16,995', '$11,995', 'Hatfield', 'Pocono Pines', 'Scranton', 'Mountain Top'],
    ],
    links: [
      ...['/vehicle/7f3a9c1e5b2d4860', '/vehicle/evolution-d6-max-xt4', '/vehicle/denago-ev-city'],
      ...['/wilkes-barre-golf-carts', '/wyoming-golf-carts'],
    ],
    budget: { html: 16.2, css: 7.4, pictures: 10.6 },
  },
  '/inventory': {
    path: '/inventory',
    pageType: 'inventory',
    h1: 'Inventory',
    title: 'Golf Carts for Sale',
    variants: [
      { path: '/inventory?brand=denago', h1: 'Inventory', canonical: '/inventory' },
      { path: '/inventory?q=nothing+of+this+name', h1: 'Inventory', canonical: '/inventory' },
      {
        path: '/inventory?condition=new&seats=4,6&stock=in&range=30&sort=name',
        h1: 'Inventory',
        canonical: '/inventory',
      },
    ],
    budget: { html: 17.4, css: 7.5, pictures: 26 },
  },
  '/vehicle/:id': {
    path: '/vehicle/denago-nomad-xl',
    pageType: 'vehicle',
    h1: 'Denago Nomad XL',
    title: 'Denago Nomad XL - $8,495',
    aliases: ['/vehicles/nomad-xl'],
    variants: [
      {
        path: '/vehicles/d5-ranger-4-plus',
        h1: 'Evolution D5 Ranger 4 Plus',
        title: 'Evolution D5 Ranger 4 Plus - $9,595',
        canonical: '/vehicle/evolution-d5-ranger-4-plus',
      },
      {
        path: '/vehicle/7f3a9c1e5b2d4860',
        h1: 'Evolution D5 Maverick 4 Plus',
        // The one title of more than 60 characters.
        title: 'Evolution D5 Maverick 4 Plus - $12,995',
      },
      {
        path: '/vehicle/denago-nomad-xl?down=2000&months=48&rate=5',
        h1: 'Denago Nomad XL',
        title: 'Denago Nomad XL - $8,495',
        canonical: '/vehicle/denago-nomad-xl',
        says: ['$150', '$2,000 down, 48 months at 5% a year', 'not an offer of credit'],
      },
      { path: '/vehicle/unknown', status: 404, h1: 'Vehicle Not Found', title: 'Vehicle Not Found' },
    ],
    budget: { html: 16.4, css: 8.1, scripts: 5.8, pictures: 16.2 },
  },
  '/compare': {
    path: '/compare',
    pageType: 'compare',
    h1: 'Compare carts',
    title: 'Compare Carts',
    canonical: null,
    says: ['up to four carts', 'Denago Nomad XL, $8,495'],
    links: ['/inventory'],
    variants: [
      {
        path: '/compare?ids=nomad-xl,7f3a9c1e5b2d4860',
        h1: 'Compare carts',
        canonical: null,
        says: [
          ...['Lowest price', 'Condition', 'Availability', 'Brand', 'Series', 'Top speed', 'Range', 'Seating capacity'],
          ...['Battery', 'Charging time', 'Payload', 'Other features', 'Add a cart in stock'],
        ],
        links: [
          ...['/vehicle/denago-nomad-xl', '/compare?ids=7f3a9c1e5b2d4860'],
          '/compare?ids=denago-nomad-xl,7f3a9c1e5b2d4860&amp;only=differences',
          '/contact?compare=denago-nomad-xl,7f3a9c1e5b2d4860',
        ],
      },
      // Wider than a phone, with cells in which nothing is stated at the right.
      {
        path: '/compare?ids=denago-ev-city,evolution-d6-max-xt4,denago-nomad-2023',
        h1: 'Compare carts',
        canonical: null,
        says: ['Not stated'],
      },
    ],
    budget: { html: 8.5, css: 5.1, scripts: 1.8 },
  },
  '/saved': {
    path: '/saved',
    pageType: 'saved',
    h1: 'Saved carts',
    title: 'Saved Carts',
    canonical: null,
    says: ['stays in your browser', 'scripts are off'],
    links: ['/inventory', '/privacy#on-your-device'],
    budget: { html: 7.2, css: 4.2, scripts: 2.5 },
  },
  '/vehicle/:id/card': {
    path: '/vehicle/denago-nomad-xl/card',
    pageType: 'window-card',
    h1: 'Denago Nomad XL',
    title: 'Window card: Denago Nomad XL',
    canonical: null,
    says: ['$8,495', '40–50 miles', '25 mph', '48 V 105 Ah lithium', 'New'],
    links: ['/vehicle/denago-nomad-xl'],
    variants: [
      {
        path: '/vehicle/ez-go-rxv-2021/card',
        h1: 'EZ-GO RXV 2021',
        canonical: null,
        says: ['Used, sold'],
      },
      { path: '/vehicle/unknown/card', status: 404, h1: 'Vehicle Not Found', title: 'Vehicle Not Found' },
    ],
    budget: { html: 10.1, css: 6.7, scripts: 0.6, pictures: 0.8 },
  },
  '/denago': {
    path: '/denago',
    pageType: 'brand',
    h1: 'Denago: lithium carts for two to eight',
    says: ['City', 'Nomad', 'Rover', '$15,000', '$8,495', '$9,995', '$11,995', '25 mph', 'View Details', 'Get Quote'],
    links: [
      ...['/inventory', '/contact', '/vehicles/ev-city', '/vehicles/nomad-xl', '/vehicles/rover-xl6'],
      ...['/vehicles/rover-xxl', '/contact?vehicle=ev-city&amp;lineup=15000'],
    ],
    budget: { html: 11.8, css: 5.4, pictures: 10.6 },
  },
  '/evolution': {
    path: '/evolution',
    pageType: 'brand',
    h1: 'Evolution: one brand, seven kinds of cart',
    says: [
      ...['D5 Ranger', 'D5 Maverick', 'Classic', 'Carrier', 'Forester', 'Turfman', 'D6 Max'],
      ...['$7,695', '$7,995', '$6,695', '$9,595', '$6,995', '$6,795', '$13,595', '$11,595', '$15,595', '35–50 miles'],
    ],
    links: [
      ...['/inventory', '/contact', '/vehicles/d5-ranger-4-plus', '/vehicles/d5-maverick-4-plus'],
      '/vehicles/d6-max-xt4',
    ],
    budget: { html: 12.1, css: 5.4, pictures: 10.9 },
  },
  '/rentals': {
    path: '/rentals',
    pageType: 'rentals',
    h1: 'Rent a cart by the day, the week or the month',
    says: [
      ...['4 Seater', '6 Seater', 'Utility', '$245', '$685', '6.8%', '$228.34', '$1,050', '38.7%', '$150', '$2,800'],
      ...['61.6%', '$94', '$295', '$735', '16.9%', '$1,400', '32.2%', '$200', '$3,500', '60.4%', '$116.67'],
      ...['$500', '$750', '$600', '$6 per mile', '24-hour increments'],
    ],
    links: ['tel:+15705550142', '/contact?cart=UTILITY&amp;days=30&amp;list=standard', '/contact?about=renting'],
    budget: { html: 14.1, css: 6.2, scripts: 6.8, pictures: 8.6 },
  },
  '/rentals/:slug': {
    path: '/rentals/hazleton',
    pageType: 'town-rentals',
    h1: 'Golf cart rentals in Hazleton',
    says: [
      ...['Reserve Today', 'View Our Fleet', '$245', '$685', '6.8%', '$1,050', '38.8%', '$2,800', '61.9%'],
      ...['$295', '$825', '$1,260', '$3,360', '62.0%', '$275', '$770', '6.7%', '$1,155', '40.0%', '$3,080', '62.7%'],
    ],
    links: ['/contact?cart=SIX_SEATER&amp;days=7&amp;list=town&amp;town=hazleton&amp;miles=15', '#plans'],
    variants: [{ path: '/rentals/atlantis', status: 404, h1: 'Municipality not found' }],
    budget: { html: 16.2, css: 6.7, scripts: 6.8, pictures: 12.1 },
  },
  '/:address': {
    path: '/hazleton-golf-carts',
    pageType: 'town',
    h1: 'Golf carts in Hazleton',
    says: ['City', 'Sales', 'Rentals', 'Service', 'Delivery', 'Get a Quote', 'Evolution D5 Maverick 4 Plus', '9AM–5PM'],
    links: ['/inventory', '/rentals/hazleton', '/contact?town=hazleton'],
    aliases: ['/towns/hazleton', '/towns/hazleton-city'],
    variants: [
      { path: '/towns/atlantis', status: 404, h1: 'Municipality not found' },
      { path: '/atlantis-golf-carts', status: 404, h1: 'Municipality not found' },
    ],
    budget: { html: 15.5, css: 7.2, pictures: 8.7 },
  },
  '/services': {
    path: '/services',
    pageType: 'services',
    h1: "We fix carts, ours and everyone else's",
    says: [
      ...['Maintenance and repair', 'Battery services', 'Custom modifications', 'Warranty service', '$155/hour'],
      ...['8AM–5PM', '9AM–3PM', 'Emergency only', '30 days'],
    ],
    links: ['/contact?interest=service'],
    budget: { html: 10.4, css: 4.9, pictures: 8.7 },
  },
  '/about': {
    path: '/about',
    pageType: 'about',
    h1: 'The cart people down the road',
    says: ['15+ years', '500+', '2010', '24', 'Luzerne municipalities', '72', 'Berks municipalities', 'By appointment'],
    links: ['/contact', '/edwardsville-golf-carts', '/forty-fort-golf-carts', '/saint-johns-golf-carts'],
    budget: { html: 13.7, css: 5.7, pictures: 10.8 },
  },
  '/eco-impact': {
    path: '/eco-impact',
    pageType: 'eco-impact',
    h1: 'What electric saves you, in gallons and dollars',
    says: [
      ...['Zero Emissions', 'Energy Efficient', 'Forest Protection', 'Sustainable Materials', 'Climate Action'],
      ...['Clean Air', '19.6 lbs', '90%', '25%', '$1,200+', '16.5 trees'],
    ],
    links: ['/inventory', '/contact'],
    variants: [
      {
        path: '/eco-impact?miles=40&usage=commercial&years=3',
        h1: 'What electric saves you, in gallons and dollars',
        canonical: '/eco-impact',
        // 40 × 52 × 3 × 2 = 12,480 miles, 832 gallons.
        says: ['832', '$2,912', '$225', '$2,687', '16,307.2', '134.5'],
      },
    ],
    budget: { html: 12.2, css: 5.7, scripts: 6.8, pictures: 12.1 },
  },
  '/showroom': {
    path: '/showroom',
    pageType: 'showroom',
    h1: 'Sit in one before you buy one',
    says: [
      ...['Pocono Pines', 'Scranton', 'Statewide', 'Showroom Services', 'Areas We Serve'],
      ...['Directions', 'Call Now', 'Test drives', 'Expert consultation', 'Financing options'],
    ],
    links: ['/contact', '/dallas-golf-carts'],
    budget: { html: 11.8, css: 5.2, pictures: 7.4 },
  },
  '/contact': {
    path: '/contact',
    pageType: 'contact',
    h1: 'Ask us anything about carts',
    title: 'Contact',
    variants: [
      {
        path: '/contact?vehicle=nomad-xl',
        h1: 'Send us a message',
        title: 'Contact',
        canonical: '/contact',
        says: ['Nomad XL'],
      },
      {
        path: '/contact?vehicle=gone&compare=a,b&cart=TANK&days=7',
        h1: 'Send us a message',
        title: 'Contact',
        canonical: '/contact',
        says: ['no longer listed', 'Tell us which cart'],
      },
    ],
    budget: { html: 10.3, css: 5.4, pictures: 8.7 },
  },
  '/thank-you': {
    path: '/thank-you',
    pageType: 'thank-you',
    h1: 'Thank you, we have your message',
    title: 'Thank You',
    canonical: null,
    budget: { html: 8, css: 4.5, scripts: 2.6 },
  },
  '/developers': {
    path: '/developers',
    pageType: 'developers',
    h1: 'Our inventory, as an API',
    budget: { html: 14, css: 4.9, scripts: 1.3 },
  },
  '/developers/schema': {
    path: '/developers/schema',
    pageType: 'developers',
    h1: 'Schema reference',
    says: ['VehicleConnection', 'Price in US dollars, for example 8495.', 'PRICE_ASC', 'Open vehicles in Sandbox'],
    links: ['#Vehicle', '#Vehicle.price', '#Query.vehicles.first', '/schema.graphql'],
    budget: { html: 26.4, css: 5.2, scripts: 2.5 },
  },
  '/developers/guide': {
    path: '/developers/guide',
    pageType: 'developers',
    h1: 'Guide to the inventory API',
    says: ['Keep a copy in step', 'PERSISTED_QUERY_NOT_FOUND', 'Standard Webhooks'],
    links: ['/developers/programs#sync', '/developers/inventory-file#csv', '/developers/changelog', '#partner-keys'],
    variants: [
      {
        path: '/developers/programs',
        h1: 'Programs to start from',
        says: ['sync.mts', 'apollo.mts', 'keep-copy.mts', 'receiver.mts', 'Node.js 22.18 or newer'],
      },
      {
        path: '/developers/changelog',
        h1: 'Changes of the API',
        says: ['2026-11-21', 'VehicleFacets.locations', 'Webhooks: vehicle.upserted'],
      },
      {
        path: '/developers/inventory-file',
        h1: 'The inventory file',
        says: ['vehicle identification number', 'windows-1252'],
        links: ['/developers/guide#changing-the-stock'],
      },
    ],
    budget: { html: 26, css: 5, scripts: 2.5 },
  },
  '/developers/embed': {
    path: '/developers/embed',
    pageType: 'developers',
    h1: 'Show our carts on your website',
    budget: { html: 10.1, css: 5.1, scripts: 3.1 },
  },
  '/policies/:policy': {
    path: '/policies/delivery-policy',
    pageType: 'policy',
    h1: 'Delivery Policy',
    variants: [
      ...UNUSUAL_POLICIES,
      {
        path: '/policies/no-such-policy',
        status: 404,
        h1: '404 Page Not Found',
        says: ['Looking for a cart?', 'no route matches this address'],
      },
    ],
    budget: { html: 11.3, css: 5.6, scripts: 0.8, pictures: 8.7 },
  },
  '/privacy': {
    path: '/privacy',
    pageType: 'policy',
    h1: 'Privacy Policy',
    says: ['no accounts'],
    aliases: ['/privacy-policy'],
    budget: { html: 10.9, css: 5.2, scripts: 0.8 },
  },
  '/terms': {
    path: '/terms',
    pageType: 'policy',
    h1: 'Website Terms',
    aliases: ['/terms-of-service'],
    budget: { html: 10.2, css: 5.2, scripts: 0.8 },
  },
  '*': {
    path: '/no/such/page',
    status: 404,
    pageType: 'not-found',
    h1: '404 Page Not Found',
    title: 'Page not found',
    says: ['Looking for a cart?', '(570) 555-0142', 'Featured carts', 'no route matches this address'],
    links: ['/inventory', '/', 'tel:+15705550142'],
    budget: { html: 9.9, css: 5.9, pictures: 13 },
  },
}

export const canonicalOf = ({ path, status, canonical = path }: Page) => (status === 404 ? null : canonical)

/** One address of each page. */
export const EXAMPLES = Object.values(PAGES)

/** One address for each content. */
export const VIEWS: Page[] = EXAMPLES.flatMap((page) => [page, ...(page.variants ?? [])])

/** All addresses of the list. */
export const ADDRESSES: Page[] = EXAMPLES.flatMap((page) => {
  const aliases = page.aliases?.map((path) => ({ ...page, path, canonical: canonicalOf(page) })) ?? []
  return [page, ...aliases, ...(page.variants ?? [])]
})
