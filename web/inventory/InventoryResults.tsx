import { useLayoutEffect, useState } from 'react'
import { failedStatus } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { useInventoryStockSuspenseQuery } from '#web/generated/graphql.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { ClientFilteredList } from './ClientFilteredList.tsx'
import { failedListTitle } from './content.ts'
import { type InventoryFacts, rememberedFacts, useInventoryFacts } from './inventoryFacts.ts'
import { STOCK_VARIABLES } from './listVariables.ts'
import { isLoadable } from './paging.ts'
import { ServerFilteredList } from './ServerFilteredList.tsx'
import { useInventoryAddress } from './useChoices.ts'
import { RETRIES } from './useInventory.ts'

/** On the server every inventory is filtered by the API: a page needs fewer rows than the whole inventory. */
const List = ({ total, stock }: Pick<InventoryFacts, 'total' | 'stock'>) => {
  const address = useInventoryAddress(stock)
  const Kind = IS_SERVER || !isLoadable(total) ? ServerFilteredList : ClientFilteredList
  return <Kind address={address} stock={stock} />
}

const ListOfUnknownStock = () => {
  const { totalCount, facets } = useInventoryStockSuspenseQuery({ variables: STOCK_VARIABLES, context: RETRIES }).data
    .vehicles
  return <List total={totalCount} stock={facets} />
}

const Results = () => {
  const { facts } = useInventoryFacts()
  // From the server's HTML or an earlier list. Kept, so that what this list reports later does not switch it.
  const [known] = useState(() => facts ?? rememberedFacts())
  return known ? <List total={known.total} stock={known.stock} /> : <ListOfUnknownStock />
}

type FailedProps = { error: Error; onRetry: () => void }

const Failed = ({ error, onRetry }: FailedProps) => {
  const { report } = useInventoryFacts()
  useLayoutEffect(() => report(null), [report])
  return <ErrorState title={failedListTitle(failedStatus(error))} onRetry={onRetry} />
}

export const InventoryResults = () => (
  <QueryBoundary isMain fallback={(error, retry) => <Failed error={error} onRetry={retry} />}>
    <Results />
  </QueryBoundary>
)
