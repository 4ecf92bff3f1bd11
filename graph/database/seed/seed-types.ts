// The shapes of the seed records, before the database gives them their columns.
import type { VehicleSpecifications } from '#graph/vehicles/vehicle.entity.ts'

export interface SeedVehicle {
  id: string
  aliases: string[]
  name: string
  brand: string
  category: string
  price: number
  description: string
  /** Paths below /media/, each a key of SITE_PICTURES; the first one is the main picture. */
  images: string[]
  externalUrl: string | null
  specifications: VehicleSpecifications
  features: string[]
  inStock: boolean
  isNew: boolean
  /** Place in the featured order, lower first. */
  rank: number
}

type SeedWeekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

/** One day in the dealer's time zone, as 24-hour "09:00"; both null when closed. */
export interface SeedOpeningHours {
  day: SeedWeekday
  opens: string | null
  closes: string | null
}

export interface SeedLocation {
  id: string
  name: string
  type: 'PHYSICAL' | 'ONLINE'
  address: string
  city: string | null
  phone: string
  latitude: number
  longitude: number
  mapUrl: string
  socialUrl: string | null
  videoUrl: string | null
  websiteUrl: string | null
  reviewUrl: string | null
  hours: SeedOpeningHours[]
  /** Place in the list of locations, lower first. */
  position: number
}

export interface SeedMunicipality {
  slug: string
  name: string
  type: 'CITY' | 'BOROUGH' | 'TOWNSHIP'
  /** Whether the home and showroom grids show it; every municipality has its pages. */
  listed: boolean
  latitude: number
  longitude: number
}

export interface SeedRentalPlan {
  id: string
  name: string
  description: string
  cart: 'FOUR_SEATER' | 'SIX_SEATER' | 'UTILITY'
  priceList: 'STANDARD' | 'TOWN'
  duration: 'DAILY' | 'THREE_DAY' | 'WEEKLY' | 'MONTHLY'
  days: 1 | 3 | 7 | 30
  price: number
  renewsAt: string
  /** Against as many daily rentals; null where nothing is saved or where the API computes it. */
  savings: { amount: number; percentage: number; dailyRate: number } | null
  recommended: boolean
}
