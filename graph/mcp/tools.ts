import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SiteAddress } from '#graph/dealer/site-address.ts'
import * as operations from './generated/operations.ts'

/** An operation of the API as a tool for language models. */
export interface Tool<Data = unknown> {
  document: TypedDocumentNode<Data, never>
  description: string
  /** The pages of the site that show the answer. */
  pages: (data: Data, site: SiteAddress) => { name: string; url: string }[]
}

const tool = <Data>(described: Tool<Data>) => described as Tool

const inventory = (site: SiteAddress) => ({ name: 'Inventory', url: site.page('/inventory') })

export const TOOLS = {
  search_vehicles: tool({
    document: operations.SearchVehiclesDocument,
    description:
      'Finds golf carts and low-speed vehicles: conditions go into filter. For the next page, send endCursor as after. ' +
      'If the search finds nothing, spellings has close words that find something.',
    pages: ({ vehicles }, site) => [...vehicles.nodes, inventory(site)],
  }),
  get_vehicle: tool({
    document: operations.GetVehicleDocument,
    description: 'All facts about one vehicle, and similar ones. An unknown id is answered with null.',
    pages: ({ vehicle }, site) => (vehicle ? [vehicle, ...vehicle.similar] : [inventory(site)]),
  }),
  list_locations: tool({
    document: operations.ListLocationsDocument,
    description:
      'Address, telephone and opening hours of each location, whether it is open now, and the days with other hours.',
    pages: (_data, site) => [{ name: 'Showroom', url: site.page('/showroom') }],
  }),
  list_rental_plans: tool({
    document: operations.ListRentalPlansDocument,
    description: 'The prices of renting each kind of cart, by duration.',
    pages: (_data, site) => [{ name: 'Rentals', url: site.page('/rentals') }],
  }),
}
