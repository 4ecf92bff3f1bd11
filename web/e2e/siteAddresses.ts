const STATIC = [
  ...['/', '/inventory', '/denago', '/evolution', '/rentals', '/services', '/about', '/eco-impact', '/showroom'],
  ...['/contact', '/developers', '/developers/embed', '/privacy', '/terms'],
  ...['terms-conditions', 'return-policy', 'delivery-policy', 'rental-policy', 'storage-policy', 'publishing-policy'],
  ...['feedback-policy', 'corrections-policy', 'diversity-policy', 'ethics-policy', 'staffing-report'],
].map((path) => (path.startsWith('/') ? path : `/policies/${path}`))

const QUERY = '{ vehicles(first: 250) { nodes { id } } municipalities { slug url } }'

type Answer = { data: { vehicles: { nodes: { id: string }[] }; municipalities: { slug: string; url: string }[] } }

/** Canonical paths of all pages that search engines may list. */
export const siteAddresses = async (origin: string) => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data } = (await response.json()) as Answer
  return [
    ...STATIC,
    ...data.vehicles.nodes.map(({ id }) => `/vehicle/${id}`),
    ...data.municipalities.flatMap(({ slug, url }) => [url, `/rentals/${slug}`]),
  ]
}
