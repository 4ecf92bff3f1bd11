import type { SeedLocation, SeedOpeningHours } from '#graph/seed/seed-types.ts'

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const
const hours: SeedOpeningHours[] = DAYS.map((day) => ({ day, opens: '08:30', closes: '16:30' }))

const place = (city: string | null, position: number, [latitude, longitude]: [number, number]): SeedLocation => ({
  id: city?.toLowerCase() ?? 'online',
  name: `Larkspur Buggies – ${city ?? 'Online'}`,
  type: city ? 'PHYSICAL' : 'ONLINE',
  address: `${position} Main Street, ${city ?? 'Hahndorf'}, SA 50245`,
  city,
  phone: `(08) 5550 020${position}`,
  latitude,
  longitude,
  mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
  socialUrl: null,
  videoUrl: null,
  websiteUrl: null,
  reviewUrl: null,
  hours,
  position,
})

export const LOCATIONS = [
  place('Hahndorf', 1, [-35.029, 138.81]),
  place('Nairne', 2, [-35.037, 138.914]),
  place('Lobethal', 3, [-34.905, 138.874]),
  place(null, 4, [-35.029, 138.81]),
]
