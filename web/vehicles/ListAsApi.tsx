import { useSite } from '#web/app/site.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { sandboxHref } from '#web/ui/sandboxHref.ts'
import { listAsApi } from './ListAsApi.styles.ts'
import { apiFilter, curlCommand, LIST_QUERY } from './listOperation.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'

/** The list under the filters in view, as an operation of the API. */
export const ListAsApi = () => {
  const variables = { filter: apiFilter(useInventoryFilters().filters) }
  const endpoint = `${useSite().url}/graphql`
  return (
    <details className={listAsApi.root}>
      <summary>This list as an API call</summary>
      <p>
        The same carts in the same order, for your own program. The <a href="/developers">guide for developers</a> has
        the rest.
      </p>
      <CodeBlock label="Operation" language="graphql" text={LIST_QUERY} sandbox={sandboxHref(LIST_QUERY, variables)} />
      <CodeBlock label="Variables" language="json" text={JSON.stringify(variables, null, 2)} />
      <CodeBlock label="All of it with curl" language="sh" text={curlCommand(endpoint, variables)} />
    </details>
  )
}
