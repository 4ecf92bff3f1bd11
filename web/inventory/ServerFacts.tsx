import { type ReactNode, use } from 'react'
import { scriptJson } from '#graph/dealer/structured-data.ts'
import { AnswerQueryContext } from '#web/data/useUniversalQuery.ts'
import {
  InventoryListDocument,
  type InventoryListQuery,
  InventoryStockDocument,
  type InventoryStockQuery,
} from '#web/generated/graphql.ts'
import { FACTS_ID, type InventoryFacts } from './inventoryFacts.ts'
import { listVariables, STOCK_VARIABLES } from './listVariables.ts'
import { useInventoryAddress } from './useChoices.ts'

/** The facts, by the queries of the list itself. Null when one fails: the list's section shows the failure. */
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

/** On the server: the facts for the page, also as JSON, from which the browser hydrates the filters. */
export const ServerFacts = ({ children }: Props) => {
  const facts = useFacts()
  return (
    <>
      {children(facts)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson lets nothing end the element */}
      <script type="application/json" id={FACTS_ID} dangerouslySetInnerHTML={{ __html: scriptJson(facts) }} />
    </>
  )
}
