import {
  type InventoryMoreQueryVariables,
  useInventoryListSuspenseQuery,
  useInventoryMoreSuspenseQuery,
} from '#web/generated/graphql.ts'
import { CartItem } from './CartItem.tsx'
import type { ListProps } from './InventoryResults.tsx'
import { listVariables, moreVariables } from './listVariables.ts'
import { NoVehiclesAsked } from './NoVehiclesAsked.tsx'
import { lastPage } from './paging.ts'
import { ShownList } from './ShownList.tsx'
import { RETRIES } from './useInventory.ts'

/** One further page. It has a query of its own, so that "Show more" loads 24 carts. */
const MoreCarts = ({ variables }: { variables: InventoryMoreQueryVariables }) =>
  useInventoryMoreSuspenseQuery({ variables, context: RETRIES }).data.vehicles.nodes.map((cart) => (
    <CartItem key={cart.id} cart={cart} />
  ))

/** The list as the API finds it. */
export const AskedList = ({ address, total, stock }: ListProps) => {
  const { choices, page } = address
  const { data } = useInventoryListSuspenseQuery({ variables: listVariables(address), context: RETRIES })
  const { totalCount: matching, facets, nodes } = data.vehicles
  const last = lastPage(matching)
  if (page > last) return <AskedList address={{ choices, page: last }} total={total} stock={stock} />
  return (
    <ShownList
      choices={choices}
      page={page}
      facts={{ total: data.stock.totalCount, stock, matching, facets }}
      carts={nodes}
      more={moreVariables(address).map((variables) => <MoreCarts key={variables.offset} variables={variables} />)}
      empty={<NoVehiclesAsked choices={choices} stock={stock} />}
    />
  )
}
