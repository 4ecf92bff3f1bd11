import { type ReactNode, use } from 'react'
import { AnswerQueryContext } from '#web/data/useUniversalQuery.ts'
import {
  InventoryListDocument,
  type InventoryListQuery,
  InventoryStockDocument,
  type InventoryStockQuery,
} from '#web/generated/graphql.ts'
import type { InventoryFacts } from './inventoryFacts.ts'
import { listVariables, STOCK_VARIABLES } from './listVariables.ts'
import { useInventoryAddress } from './useChoices.ts'

/** The facts, from the list's own queries. Null if one fails: the list's section shows the error. */
const useFacts = (): InventoryFacts | null => {
  const answerQuery = use(AnswerQueryContext)!
  const stock = use(answerQuery(InventoryStockDocument, STOCK_VARIABLES)).data as InventoryStockQuery | undefined
  const address = useInventoryAddress(stock?.vehicles.facets)
  if (!stock) return null
  const list = use(answerQuery(InventoryListDocument, listVariables(address))).data as InventoryListQuery | undefined
  if (!list) return null
  const { totalCount: matching, facets } = list.vehicles
  return { total: stock.vehicles.totalCount, stock: stock.vehicles.facets, matching, facets }
}

type Props = { children: (facts: InventoryFacts | null) => ReactNode }

export const ServerFacts = ({ children }: Props) => children(useFacts())
