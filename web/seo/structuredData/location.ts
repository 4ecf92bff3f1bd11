import type { AutoDealerLeaf, OnlineStoreLeaf } from 'schema-dts'
import type { Location_LocationFragment } from '#web/generated/graphql.ts'
import { postalAddress } from './autoDealer.ts'
import { nodeIds, ref } from './nodeIds.ts'
import { type Opening, openingHours } from './openingHours.ts'

/** A location of the dealer beside the main one: a showroom with its place, or the desk that sells online. */
export const location = (
  site: string,
  { id, type, name, address, postalAddress: parts, phone, mapUrl, websiteUrl, coordinates }: Location_LocationFragment,
  opening: Opening,
): AutoDealerLeaf | OnlineStoreLeaf => {
  const ids = nodeIds(site)
  const shared = {
    '@id': ids.location(id),
    name,
    url: websiteUrl ?? `${site}/showroom`,
    telephone: phone,
    address: parts ? postalAddress(parts) : address,
    parentOrganization: ref(ids.dealer),
  }
  if (type === 'ONLINE') return { '@type': 'OnlineStore', ...shared }
  const { latitude, longitude } = coordinates
  return {
    '@type': 'AutoDealer',
    ...shared,
    image: `${site}/media/og-default.jpg`,
    hasMap: mapUrl,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...openingHours(opening),
  }
}
