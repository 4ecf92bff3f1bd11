// The showrooms and the statewide delivery desk; addresses are invented, telephone numbers reserved for fiction.
import type { Location } from '#graph/locations/location.entity.ts'
import { mapAddress } from '#graph/locations/postal-address.ts'
import type { OpeningHours } from '#graph/shared/place.result.ts'

const WORKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const

function hours(workdaysClose: string): OpeningHours[] {
  return [
    ...WORKDAYS.map((day) => ({ day, opens: '09:00', closes: workdaysClose })),
    { day: 'SATURDAY', opens: '09:00', closes: '17:00' },
    { day: 'SUNDAY', opens: null, closes: null },
  ]
}

type Own = 'id' | 'name' | 'address' | 'phone' | 'latitude' | 'longitude'

/** Showrooms without pages elsewhere, unless they say otherwise. */
const PLACES: (Pick<Location, Own> & Partial<Location>)[] = [
  {
    id: 'mountain-top',
    name: 'Ridgeline Golf Carts – Mountain Top',
    address: '100 Ridgeline Way, Mountain Top, PA 18707',
    city: 'Mountain Top',
    phone: '(570) 555-0142',
    latitude: 41.1695,
    longitude: -75.8774,
    socialUrl: 'https://social.example/ridgelinegolfcarts',
    websiteUrl: 'https://ridgelinegolfcarts.example',
  },
  {
    id: 'hatfield',
    name: 'Ridgeline Golf Carts – Hatfield',
    address: '48 Cartwright Lane, Hatfield, PA 19440',
    city: 'Hatfield',
    phone: '(215) 555-0126',
    latitude: 40.2798,
    longitude: -75.2993,
  },
  {
    id: 'pocono-pines',
    name: 'Ridgeline Golf Carts – Pocono Pines',
    address: '215 Lakeview Crossing, Pocono Pines, PA 18350',
    city: 'Pocono Pines',
    phone: '(570) 555-0163',
    latitude: 41.107,
    longitude: -75.4546,
    socialUrl: 'https://social.example/ridgeline-pocono-pines',
    videoUrl: 'https://video.example/ridgeline-pocono-pines',
    websiteUrl: 'https://pocono-pines.ridgelinegolfcarts.example',
    reviewUrl: 'https://reviews.example/ridgeline-pocono-pines',
  },
  {
    id: 'scranton',
    name: 'Ridgeline Golf Carts – Scranton',
    address: '730 Breaker Street, Scranton, PA 18503',
    city: 'Scranton',
    phone: '(570) 555-0187',
    latitude: 41.409,
    longitude: -75.6624,
    socialUrl: 'https://social.example/ridgeline-scranton',
    websiteUrl: 'https://scranton.ridgelinegolfcarts.example',
    reviewUrl: 'https://reviews.example/ridgeline-scranton',
  },
  {
    id: 'statewide',
    name: 'Ridgeline Golf Carts – Online & Statewide Delivery',
    type: 'ONLINE',
    address: '100 Ridgeline Way, Mountain Top, PA 18707',
    phone: '(570) 555-0119',
    latitude: 41.1695,
    longitude: -75.8774,
    socialUrl: 'https://social.example/ridgeline-statewide',
    videoUrl: 'https://video.example/ridgeline-statewide',
    websiteUrl: 'https://statewide.ridgelinegolfcarts.example',
    // The desk answers in the evening, when people who order from home have time to call.
    hours: hours('19:00'),
  },
]

export const LOCATIONS = PLACES.map(
  (place, index): Location => ({
    type: 'PHYSICAL',
    city: null,
    mapUrl: mapAddress(place),
    socialUrl: null,
    videoUrl: null,
    websiteUrl: null,
    reviewUrl: null,
    hours: hours('17:00'),
    position: index + 1,
    ...place,
  }),
)
