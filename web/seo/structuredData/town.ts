import type { AdministrativeAreaLeaf, CityLeaf } from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'

export type TownContent = {
  name: string
  isCity: boolean
  coordinates: { latitude: number; longitude: number }
}

export const town = (id: string, { name, isCity, coordinates }: TownContent): CityLeaf | AdministrativeAreaLeaf => ({
  '@type': isCity ? 'City' : 'AdministrativeArea',
  '@id': id,
  name: `${name}, ${DEALER.address.state}`,
  geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
  containedInPlace: { '@type': 'AdministrativeArea', name: DEALER.region },
})
