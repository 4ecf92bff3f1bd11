// The four showrooms and the statewide delivery desk; addresses are invented, telephone numbers reserved for fiction.
import type { SeedLocation, SeedOpeningHours } from './seed-types.ts'

const WORKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const

function hours(workdaysClose: string): SeedOpeningHours[] {
  return [
    ...WORKDAYS.map((day) => ({ day, opens: '09:00', closes: workdaysClose })),
    { day: 'SATURDAY', opens: '09:00', closes: '17:00' },
    { day: 'SUNDAY', opens: null, closes: null },
  ]
}

function mapUrl(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}

export const LOCATIONS: SeedLocation[] = [
  {
    id: 'mountain-top',
    name: 'Ridgeline Golf Carts – Mountain Top',
    type: 'PHYSICAL',
    address: '100 Ridgeline Way, Mountain Top, PA 18707',
    city: 'Mountain Top',
    phone: '(570) 555-0142',
    latitude: 41.1695,
    longitude: -75.8774,
    mapUrl: mapUrl(41.1695, -75.8774),
    socialUrl: 'https://social.example/ridgelinegolfcarts',
    videoUrl: null,
    websiteUrl: 'https://ridgelinegolfcarts.example',
    reviewUrl: null,
    hours: hours('17:00'),
    position: 1,
  },
  {
    id: 'hatfield',
    name: 'Ridgeline Golf Carts – Hatfield',
    type: 'PHYSICAL',
    address: '48 Cartwright Lane, Hatfield, PA 19440',
    city: 'Hatfield',
    phone: '(215) 555-0126',
    latitude: 40.2798,
    longitude: -75.2993,
    mapUrl: mapUrl(40.2798, -75.2993),
    socialUrl: null,
    videoUrl: null,
    websiteUrl: null,
    reviewUrl: null,
    hours: hours('17:00'),
    position: 2,
  },
  {
    id: 'pocono-pines',
    name: 'Ridgeline Golf Carts – Pocono Pines',
    type: 'PHYSICAL',
    address: '215 Lakeview Crossing, Pocono Pines, PA 18350',
    city: 'Pocono Pines',
    phone: '(570) 555-0163',
    latitude: 41.107,
    longitude: -75.4546,
    mapUrl: mapUrl(41.107, -75.4546),
    socialUrl: 'https://social.example/ridgeline-pocono-pines',
    videoUrl: 'https://video.example/ridgeline-pocono-pines',
    websiteUrl: 'https://pocono-pines.ridgelinegolfcarts.example',
    reviewUrl: 'https://reviews.example/ridgeline-pocono-pines',
    hours: hours('17:00'),
    position: 3,
  },
  {
    id: 'scranton',
    name: 'Ridgeline Golf Carts – Scranton',
    type: 'PHYSICAL',
    address: '730 Breaker Street, Scranton, PA 18503',
    city: 'Scranton',
    phone: '(570) 555-0187',
    latitude: 41.409,
    longitude: -75.6624,
    mapUrl: mapUrl(41.409, -75.6624),
    socialUrl: 'https://social.example/ridgeline-scranton',
    videoUrl: null,
    websiteUrl: 'https://scranton.ridgelinegolfcarts.example',
    reviewUrl: 'https://reviews.example/ridgeline-scranton',
    hours: hours('17:00'),
    position: 4,
  },
  {
    id: 'statewide',
    name: 'Ridgeline Golf Carts – Online & Statewide Delivery',
    type: 'ONLINE',
    address: '100 Ridgeline Way, Mountain Top, PA 18707',
    city: null,
    phone: '(570) 555-0119',
    latitude: 41.1695,
    longitude: -75.8774,
    mapUrl: mapUrl(41.1695, -75.8774),
    socialUrl: 'https://social.example/ridgeline-statewide',
    videoUrl: 'https://video.example/ridgeline-statewide',
    websiteUrl: 'https://statewide.ridgelinegolfcarts.example',
    reviewUrl: null,
    // The desk answers in the evening, when people who order from home have time to call.
    hours: hours('19:00'),
    position: 5,
  },
]
