import { useLayoutEffect, useState } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'
import { failedStatus } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useInventoryStockSuspenseQuery } from '#web/generated/graphql.ts'
import { AskedList } from './AskedList.tsx'
import type { Facets } from './filterOptions.ts'
import type { InventoryChoices } from './filters.ts'
import { InventoryError } from './InventoryError.tsx'
import { rememberedFacts, useInventoryFacts } from './inventoryFacts.ts'
import { isLoadable } from './isLoadable.ts'
import { LoadedList } from './LoadedList.tsx'
import { STOCK_VARIABLES } from './listVariables.ts'
import { RETRIES } from './useInventory.ts'
import { useInventoryAddress } from './useInventoryAddress.ts'

type Stock = {
  /** Number of vehicles in the inventory. */
  total: number
  stock: Facets
}

export type ListProps = Stock & { address: { choices: InventoryChoices; page: number } }

/** A page is rendered once on the server, and the API reads less for it than the whole inventory. */
const List = ({ total, stock }: Stock) => {
  const address = useInventoryAddress(stock)
  const Kind = IS_SERVER || !isLoadable(total) ? AskedList : LoadedList
  return <Kind address={address} total={total} stock={stock} />
}

const ListOfUnknownStock = () => {
  const { totalCount, facets } = useInventoryStockSuspenseQuery({ variables: STOCK_VARIABLES, context: RETRIES }).data
    .vehicles
  return <List total={totalCount} stock={facets} />
}

const Results = () => {
  const { facts } = useInventoryFacts()
  // Of the server's HTML, or of an earlier list. What this list reports later changes nothing here.
  const [known] = useState(() => facts ?? rememberedFacts())
  return known ? <List total={known.total} stock={known.stock} /> : <ListOfUnknownStock />
}

type FailedProps = { error: Error; onRetry: () => void }

const Failed = ({ error, onRetry }: FailedProps) => {
  const { report } = useInventoryFacts()
  useLayoutEffect(() => report(null), [report])
  return <InventoryError status={failedStatus(error)} onRetry={onRetry} />
}

export const InventoryResults = () => (
  <WithData isMain fallback={(error, retry) => <Failed error={error} onRetry={retry} />}>
    <Results />
  </WithData>
)
