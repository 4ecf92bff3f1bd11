import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { LIMITS } from '#graph/api/limits.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import * as operations from './generated/operations.ts'

/** An operation of the API as a tool for language models. */
export interface Tool<Data = unknown> {
  document: TypedDocumentNode<Data, never>
  title: string
  description: string
  /** Descriptions of arguments that have other words for a tool than in the schema. */
  words?: Record<string, string>
  /** The pages of the site that show the answer. */
  pages: (data: Data, site: SiteAddress) => { name: string; url: string }[]
}

const tool = <Data>(described: Tool<Data>) => described as Tool

const rentals = (_data: unknown, site: SiteAddress) => [{ name: 'Rentals', url: site.page('/rentals') }]
const warranty = (site: SiteAddress) => ({ name: 'Warranty', url: site.page('/policies/terms-conditions#warranty') })
const words = {
  priceList: "STANDARD, that of the rentals page, or TOWN, that of a town's rental page. Left out, it is STANDARD.",
}
const inventory = (site: SiteAddress) => ({ name: 'Inventory', url: site.page('/inventory') })

export const TOOLS = {
  search_vehicles: tool({
    document: operations.SearchVehiclesDocument,
    title: 'Search vehicles',
    description:
      'Finds golf carts and low-speed vehicles: conditions go into filter. ' +
      'If too little is found, relaxations has how many match without each condition, and spellings has close words that find something.',
    words: {
      first: `How many vehicles, 0 to ${LIMITS.pageRows}; ${LIMITS.defaultPageRows} without it.`,
      after: 'For the next page: pageInfo.endCursor of the answer before, with the same sort.',
    },
    pages: ({ vehicles }, site) => [...vehicles.nodes, inventory(site)],
  }),
  get_vehicle: tool({
    document: operations.GetVehicleDocument,
    title: 'Get a vehicle',
    description:
      'All facts about one vehicle, its pictures, where it stands, and similar ones. ' +
      'Send exactly one of id, stockNumber and vin; what nobody has is answered with null.',
    pages: ({ vehicle }, site) => (vehicle ? [vehicle, ...vehicle.similar, warranty(site)] : [inventory(site)]),
  }),
  list_locations: tool({
    document: operations.ListLocationsDocument,
    title: 'List locations',
    description:
      'Address, telephone and opening hours of each location, whether it is open now, and the days with other hours.',
    pages: (_data, site) => [{ name: 'Showroom', url: site.page('/showroom') }],
  }),
  list_rental_plans: tool({
    document: operations.ListRentalPlansDocument,
    title: 'List rental plans',
    description: 'The prices of renting each kind of cart, by duration.',
    words,
    pages: rentals,
  }),
  rental_quote: tool({
    document: operations.RentalQuoteDocument,
    title: 'Quote a rental',
    description:
      'The cheapest way to rent a cart for some days, brought to the renter or not. Use it instead of adding up plans. Nothing is reserved.',
    words,
    pages: rentals,
  }),
  delivery: tool({
    document: operations.DeliveryDocument,
    title: 'Price a delivery',
    description:
      'What the delivery of a purchase costs in the towns whose name has these letters, and the showroom that is nearest. ' +
      'Towns that the dealer does not list are not found: people can ask for those.',
    words: { town: 'The name of a town, or a part of it, such as "wilkes".' },
    pages: ({ municipalities }, site) => [...municipalities, { name: 'Showroom', url: site.page('/showroom') }],
  }),
}
