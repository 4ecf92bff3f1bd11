import { dealerNode } from '#graph/shared/structured-data.ts'

/** The `@id`s by which the nodes of a page refer to one another; the dealer's are the same on every page. */
export const nodeIds = (site: string) => ({
  dealer: dealerNode(site),
  website: `${site}/#website`,
  location: (id: string) => `${site}/showroom#${id}`,
})

export const ref = (id: string) => ({ '@id': id })
