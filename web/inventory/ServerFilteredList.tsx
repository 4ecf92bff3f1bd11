import {
  type InventoryMoreQueryVariables,
  useInventoryListSuspenseQuery,
  useInventoryMoreSuspenseQuery,
} from '#web/generated/graphql.ts'
import type { Facets } from './filterOptions.ts'
import type { InventoryChoices } from './filters.ts'
import { listVariables, moreVariables } from './listVariables.ts'
import { NoVehicles } from './NoVehicles.tsx'
import { lastPage } from './paging.ts'
import { ToLastPage } from './ToLastPage.tsx'
import { RETRIES } from './useInventory.ts'
import { VehicleGrid, VehicleGridItem } from './VehicleGrid.tsx'

export type ListProps = {
  address: { choices: InventoryChoices; page: number }
  stock: Facets
}

/** One further page, with a query of its own, so that "Show more" loads only 24 carts. */
const MoreCarts = ({ variables }: { variables: InventoryMoreQueryVariables }) =>
  useInventoryMoreSuspenseQuery({ variables, context: RETRIES }).data.vehicles.nodes.map((cart) => (
    <VehicleGridItem key={cart.id} cart={cart} />
  ))

/** The list of an inventory that the API filters. */
export const ServerFilteredList = ({ address, stock }: ListProps) => {
  const { choices, page } = address
  const { data } = useInventoryListSuspenseQuery({ variables: listVariables(address), context: RETRIES })
  const { totalCount: matching, facets, nodes } = data.vehicles
  const last = lastPage(matching)
  if (page > last) return <ToLastPage page={last} />
  return (
    <VehicleGrid
      choices={choices}
      page={page}
      facts={{ total: data.stock.totalCount, stock, matching, facets }}
      carts={nodes}
      more={moreVariables(address).map((variables) => <MoreCarts key={variables.offset} variables={variables} />)}
      empty={<NoVehicles choices={choices} stock={stock} />}
    />
  )
}
