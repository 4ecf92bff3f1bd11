import { DESKTOP_ONLY, expect, test } from './fixtures.ts'

type Expected = {
  path: string
  status?: number
  h1: string
  /** Path of the canonical link; left out on pages that search engines do not list. */
  canonical?: string
  /** What the page says, in the server's HTML. */
  says: string[]
  /** Where it leads. */
  links?: string[]
}

const BRAND_LINKS = ['/inventory', '/contact']
const TOWN = {
  h1: 'Golf carts in Hazleton',
  canonical: '/hazleton-golf-carts',
  says: ['City', 'Sales', 'Rentals', 'Service', 'Delivery', 'Get a Quote', 'Evolution D5 Maverick 4 Plus', '9AM–5PM'],
  links: ['/inventory', '/rentals/hazleton', '/contact'],
}
const NO_TOWN = { status: 404, h1: 'Municipality not found', says: [] }

const PAGES: Expected[] = [
  {
    path: '/',
    h1: 'Golf carts made for these hills',
    canonical: '/',
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
  },
  {
    path: '/denago',
    h1: 'Denago: lithium carts for two to eight',
    canonical: '/denago',
    says: ['City', 'Nomad', 'Rover', '$15,000', '$8,495', '$9,995', '$11,995', '25 mph', 'View Details', 'Get Quote'],
    links: [...BRAND_LINKS, '/vehicles/ev-city', '/vehicles/nomad-xl', '/vehicles/rover-xl6', '/vehicles/rover-xxl'],
  },
  {
    path: '/evolution',
    h1: 'Evolution: one maker, seven kinds of cart',
    canonical: '/evolution',
    says: [
      ...['D5 Ranger', 'D5 Maverick', 'Classic', 'Carrier', 'Forester', 'Turfman', 'D6 Max'],
      ...['$7,695', '$7,995', '$6,695', '$9,595', '$6,995', '$6,795', '$13,595', '$11,595', '$15,595', '35–50 miles'],
    ],
    links: [...BRAND_LINKS, '/vehicles/d5-ranger-4-plus', '/vehicles/d5-maverick-4-plus', '/vehicles/d6-max-xt4'],
  },
  {
    path: '/rentals',
    h1: 'Rent a cart by the day, the week or the month',
    canonical: '/rentals',
    says: [
      ...['4 Seater', '6 Seater', 'Utility', '$245', '$685', '6.8%', '$228.34', '$1,050', '38.7%', '$150', '$2,800'],
      ...['61.6%', '$94', '$295', '$735', '16.9%', '$1,400', '32.2%', '$200', '$3,500', '60.4%', '$116.67'],
      ...['$500', '$750', '$600', '$6 per mile', '24-hour increments'],
    ],
    links: ['tel:+15705550142', '/contact'],
  },
  {
    path: '/rentals/hazleton',
    h1: 'Golf cart rentals in Hazleton',
    canonical: '/rentals/hazleton',
    says: [
      ...['Reserve Today', 'View Our Fleet', '$245', '$685', '6.8%', '$1,050', '38.8%', '$2,800', '61.9%'],
      ...['$295', '$825', '$1,260', '$3,360', '62.0%', '$275', '$770', '6.7%', '$1,155', '40.0%', '$3,080', '62.7%'],
    ],
    links: ['/contact', '/inventory'],
  },
  { path: '/hazleton-golf-carts', ...TOWN },
  { path: '/towns/hazleton', ...TOWN },
  { path: '/towns/hazleton-city', ...TOWN },
  { path: '/towns/atlantis', ...NO_TOWN },
  { path: '/atlantis-golf-carts', ...NO_TOWN },
  { path: '/rentals/atlantis', ...NO_TOWN },
  {
    path: '/services',
    h1: "We fix carts, ours and everyone else's",
    canonical: '/services',
    says: [
      ...['Maintenance and repair', 'Battery services', 'Custom modifications', 'Warranty service', '$155/hour'],
      ...['8AM–5PM', '9AM–3PM', 'Emergency only', '30 days'],
    ],
    links: ['/contact'],
  },
  {
    path: '/about',
    h1: 'The cart people down the road',
    canonical: '/about',
    says: ['15+ years', '500+', '2010', '24', 'Luzerne municipalities', '72', 'Berks municipalities', 'By appointment'],
    links: ['/contact', '/edwardsville-golf-carts', '/forty-fort-golf-carts', '/saint-johns-golf-carts'],
  },
  {
    path: '/eco-impact?miles=40&usage=commercial&years=3',
    h1: 'What electric saves you, in gallons and dollars',
    canonical: '/eco-impact',
    says: [
      ...[
        'Zero Emissions',
        'Energy Efficient',
        'Forest Protection',
        'Sustainable Materials',
        'Climate Action',
        'Clean Air',
      ],
      ...['19.6 lbs', '90%', '25%', '$1,200+', '16.5 trees'],
      // 40 × 52 × 3 × 2 = 12,480 miles, 832 gallons.
      ...['832', '$2,912.00', '$224.64', '$2,687.36', '16,307.2', '134.5'],
    ],
    links: ['/inventory', '/contact'],
  },
  {
    path: '/showroom',
    h1: 'Sit in one before you buy one',
    canonical: '/showroom',
    says: [
      ...['Pocono Pines', 'Scranton', 'Statewide', 'Showroom Services', 'Areas We Serve'],
      ...['Directions', 'Call Now', 'Test drives', 'Expert consultation', 'Financing options'],
    ],
    links: ['/contact', '/dallas-golf-carts'],
  },
  { path: '/privacy', h1: 'Privacy Policy', canonical: '/privacy', says: ['no accounts'] },
  { path: '/privacy-policy', h1: 'Privacy Policy', canonical: '/privacy', says: [] },
  { path: '/terms', h1: 'Terms of Service', canonical: '/terms', says: [] },
  { path: '/terms-of-service', h1: 'Terms of Service', canonical: '/terms', says: [] },
  { path: '/policies/no-such-policy', status: 404, h1: '404 Page Not Found', says: ['add the page to the router'] },
]

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;\s]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => textOf(found!).trim())

for (const { path, status = 200, h1, canonical, says, links = [] } of PAGES) {
  test(`${path} says in its HTML what it has to say`, DESKTOP_ONLY, async ({ request, baseURL }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(status)

    const html = await response.text()
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([h1])
    expect(all(html, /<title>(.*?)<\/title>/g)).toHaveLength(1)
    expect(all(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1)
    const canonicals = all(html, /<link rel="canonical" href="([^"]+)"/g)
    expect(canonicals).toEqual(canonical ? [baseURL + canonical] : [])

    const text = textOf(html)
    expect(says.filter((words) => !text.toLowerCase().includes(words.toLowerCase()))).toEqual([])
    const hrefs = all(html, /<a [^>]*href="([^"]+)"/g)
    expect(links.filter((link) => !hrefs.includes(link))).toEqual([])
  })
}
