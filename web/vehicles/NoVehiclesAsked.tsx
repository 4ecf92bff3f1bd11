import type { Facets } from './filterOptions.ts'
import type { InventoryChoices } from './filters.ts'
import { NoVehicles } from './NoVehicles.tsx'

type Props = { choices: InventoryChoices; stock: Facets }

export const NoVehiclesAsked = (props: Props) => <NoVehicles {...props} relaxations={[]} />
