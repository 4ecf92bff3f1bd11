// The shapes of the seed records, before the database gives them their columns.

import type { Location } from '#graph/locations/location.entity.ts'
import type { Municipality } from '#graph/municipalities/municipality.entity.ts'
import type { RentalPlan, RentalSavings } from '#graph/rental-plans/rental-plan.entity.ts'
import type { OpeningHours } from '#graph/shared/opening-hours.result.ts'
import type { FieldName, REQUIRED_FIELDS, SharedName } from '#graph/vehicles/fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** A record with plain words in place of enums. */
type InWords<Row> = { [Name in keyof Row]: Row[Name] extends string ? `${Row[Name]}` : Row[Name] }

/** A new cart in stock, unless it says otherwise. */
export type SeedVehicle = Pick<Vehicle, 'id' | RequiredColumn> &
  Partial<
    Pick<Vehicle, Exclude<FieldName, 'id' | 'images' | 'alt' | 'inStock' | RequiredColumn | SharedName> | 'inspection'>
  > & {
    /** Paths below /media/, each a key of SITE_PICTURES; the first one is the main picture. */
    images: string[]
  }

type RequiredColumn = (typeof REQUIRED_FIELDS)[number] | 'description' | 'specifications' | 'features' | 'rank'

/** One day in the dealer's time zone, as 24-hour "09:00"; both null when closed. */
export type SeedOpeningHours = InWords<OpeningHours>

export type SeedLocation = InWords<Omit<Location, 'hours'>> & { hours: SeedOpeningHours[] }

/** Listed in the home and showroom grids, unless it says otherwise; every municipality has its pages. */
export type SeedMunicipality = InWords<Omit<Municipality, 'listed' | 'roadMiles'>> &
  Partial<Pick<Municipality, 'listed' | 'roadMiles'>>

/** `savings` against as many daily rentals; null where nothing is saved or where the API computes it. */
export type SeedRentalPlan = InWords<
  Omit<RentalPlan, 'savings' | 'savingsAmount' | 'savingsPercentage' | 'savingsDailyRate'>
> & { savings: RentalSavings | null }
