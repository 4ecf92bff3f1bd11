// The 41 municipalities of Luzerne County that have town pages; coordinates are of the place's center, to about 1 km; miles by road are estimated from them.
import type { Municipality } from '#graph/municipalities/municipality.entity.ts'
import { roadMilesBetween } from '#graph/shared/distance.ts'
import { LOCATIONS } from './locations.ts'

const SHOWROOMS = LOCATIONS.filter(({ type }) => type === 'PHYSICAL')

/** Listed among the areas served, unless one says otherwise. */
type Town = Omit<Municipality, 'slug' | 'listed' | 'roadMiles'> & { listed?: boolean }

const TOWNS: Town[] = [
  { name: 'Beach Haven', type: 'TOWNSHIP', latitude: 41.0687, longitude: -76.1763 },
  { name: 'Bear Creek', type: 'TOWNSHIP', latitude: 41.182, longitude: -75.756 },
  { name: 'Cambra', type: 'TOWNSHIP', latitude: 41.199, longitude: -76.308 },
  { name: 'Conyngham', type: 'BOROUGH', latitude: 40.992, longitude: -76.0569 },
  { name: 'Dallas', type: 'BOROUGH', latitude: 41.3362, longitude: -75.9633 },
  { name: 'Drifton', type: 'TOWNSHIP', latitude: 41.0025, longitude: -75.904 },
  { name: 'Drums', type: 'TOWNSHIP', latitude: 41.0181, longitude: -75.995 },
  { name: 'Duryea', type: 'BOROUGH', latitude: 41.349, longitude: -75.774 },
  { name: 'Ebervale', type: 'TOWNSHIP', latitude: 40.985, longitude: -75.946 },
  { name: 'Edwardsville', type: 'BOROUGH', listed: false, latitude: 41.2645, longitude: -75.9095 },
  { name: 'Forty Fort', type: 'BOROUGH', listed: false, latitude: 41.2815, longitude: -75.873 },
  { name: 'Freeland', type: 'BOROUGH', latitude: 41.0168, longitude: -75.8972 },
  { name: 'Glen Lyon', type: 'TOWNSHIP', latitude: 41.1751, longitude: -76.0749 },
  { name: 'Harleigh', type: 'TOWNSHIP', latitude: 40.983, longitude: -75.969 },
  { name: 'Harveys Lake', type: 'BOROUGH', latitude: 41.363, longitude: -76.04 },
  { name: 'Hazleton', type: 'CITY', latitude: 40.9584, longitude: -75.9746 },
  { name: 'Hunlock Creek', type: 'TOWNSHIP', latitude: 41.204, longitude: -76.068 },
  { name: 'Huntington Mills', type: 'TOWNSHIP', latitude: 41.1835, longitude: -76.2345 },
  { name: 'Kingston', type: 'BOROUGH', latitude: 41.2618, longitude: -75.8969 },
  { name: 'Lattimer Mines', type: 'TOWNSHIP', latitude: 40.993, longitude: -75.9606 },
  { name: 'Lehman', type: 'TOWNSHIP', latitude: 41.314, longitude: -76.022 },
  { name: 'Luzerne', type: 'BOROUGH', latitude: 41.286, longitude: -75.895 },
  { name: 'Milnesville', type: 'TOWNSHIP', latitude: 40.988, longitude: -75.983 },
  { name: 'Mountain Top', type: 'TOWNSHIP', latitude: 41.1695, longitude: -75.8774 },
  { name: 'Nanticoke', type: 'CITY', latitude: 41.2054, longitude: -76.0049 },
  { name: 'Nescopeck', type: 'BOROUGH', latitude: 41.0515, longitude: -76.214 },
  { name: 'Pittston', type: 'CITY', latitude: 41.3259, longitude: -75.7894 },
  { name: 'Plymouth', type: 'BOROUGH', latitude: 41.2404, longitude: -75.9447 },
  { name: 'Rock Glen', type: 'TOWNSHIP', latitude: 40.963, longitude: -76.183 },
  { name: 'Saint Johns', type: 'TOWNSHIP', listed: false, latitude: 41.027, longitude: -76.0045 },
  { name: 'Shavertown', type: 'TOWNSHIP', latitude: 41.3198, longitude: -75.938 },
  { name: 'Shawanese', type: 'TOWNSHIP', latitude: 41.353, longitude: -76.0345 },
  { name: 'Shickshinny', type: 'BOROUGH', latitude: 41.1531, longitude: -76.1502 },
  { name: 'Sugarloaf', type: 'TOWNSHIP', latitude: 40.996, longitude: -76.09 },
  { name: 'Sweet Valley', type: 'TOWNSHIP', latitude: 41.284, longitude: -76.144 },
  { name: 'Sybertsville', type: 'TOWNSHIP', latitude: 41.002, longitude: -76.081 },
  { name: 'Wapwallopen', type: 'TOWNSHIP', latitude: 41.074, longitude: -76.131 },
  { name: 'Weston', type: 'TOWNSHIP', latitude: 40.9426, longitude: -76.14 },
  { name: 'White Haven', type: 'BOROUGH', latitude: 41.0606, longitude: -75.7741 },
  { name: 'Wilkes-Barre', type: 'CITY', latitude: 41.2459, longitude: -75.8813 },
  { name: 'Wyoming', type: 'BOROUGH', latitude: 41.311, longitude: -75.84 },
]

export const MUNICIPALITIES = TOWNS.map((town) => ({
  slug: town.name.toLowerCase().replaceAll(' ', '-'),
  ...town,
  roadMiles: Math.min(...SHOWROOMS.map((showroom) => roadMilesBetween(showroom, town))),
}))
