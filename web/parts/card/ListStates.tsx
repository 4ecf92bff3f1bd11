import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { loadingCards, vehicleCard } from './card.styles.ts'
import { VehicleCard } from './VehicleCard.tsx'

const FAILED = 'Error loading vehicles: Failed to fetch vehicles: '

/** `status` is undefined if there was no response. */
export const failedListTitle = (status?: number) => `${FAILED}${status ?? 'no connection'}`

/** A cart of usual length, whose words are not seen. */
const UNSEEN: VehicleCard_VehicleFragment = {
  id: '-',
  name: 'Loading',
  brand: '',
  description: 'Loading',
  category: '',
  price: 10_000,
  listPrice: null,
  condition: 'NEW',
  availability: 'IN_STOCK',
  modelYear: 2026,
  mileage: null,
  color: null,
  location: null,
  mainImage: null,
  specifications: { seatingCapacity: 4, batteryKind: 'LITHIUM', range: '40 miles' },
  inspection: null,
}

/** What stands in the place of a list that loads, or has failed: `fetchList.ts` copies it. */
export const ListStates = () => (
  <>
    <template id="loading">
      <ul className={`${vehicleCard.grid} ${loadingCards.list}`} aria-hidden="true" inert>
        <li>
          <VehicleCard vehicle={UNSEEN} href={null} />
        </li>
      </ul>
    </template>
    <template id="failed">
      <ErrorState title={FAILED} isTemplate />
    </template>
  </>
)
