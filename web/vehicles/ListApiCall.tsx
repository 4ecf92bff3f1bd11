import { useSite } from '#web/app/site.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { sandboxHref } from '#web/ui/sandboxHref.ts'
import { useInventoryFacts } from './inventoryFacts.ts'
import { curlCommand, LIST_QUERY } from './listOperation.ts'
import { apiFilter, apiSort } from './listVariables.ts'
import { useInventoryAddress } from './useInventoryAddress.ts'

export const ListApiCall = () => {
  const { choices } = useInventoryAddress(useInventoryFacts().facts?.stock)
  const variables = { filter: apiFilter(choices), sort: apiSort(choices) }
  const endpoint = `${useSite().url}/graphql`
  return (
    <>
      <CodeBlock label="Operation" language="graphql" text={LIST_QUERY} sandbox={sandboxHref(LIST_QUERY, variables)} />
      <CodeBlock label="Variables" language="json" text={JSON.stringify(variables, null, 2)} />
      <CodeBlock label="All of it with curl" language="sh" text={curlCommand(endpoint, variables)} />
    </>
  )
}
