import { useLocation } from 'react-router'
import { failedStatus } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useInventoryListSuspenseQuery, useInventoryStockSuspenseQuery } from '#web/generated/graphql.ts'
import { vehicleLinks } from '#web/parts/card/vehicleLinks.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { BuyingFacts } from './BuyingFacts.tsx'
import { failedListTitle, INVENTORY_PAGE } from './content.ts'
import { withPlaceNames } from './filterOptions.ts'
import { Inventory, InventoryPart } from './Inventory.tsx'
import { readListAddress } from './listAddress.ts'
import { listVariables, STOCK_VARIABLES } from './listVariables.ts'
import { isLoadable, lastPage } from './paging.ts'
import { ToLastPage } from './ToLastPage.tsx'
import { VehicleGrid } from './VehicleGrid.tsx'

const List = () => {
  const { search } = useLocation()
  const { vehicles, locations } = useInventoryStockSuspenseQuery({ variables: STOCK_VARIABLES }).data
  const total = vehicles.totalCount
  const whole = withPlaceNames(vehicles.facets, locations)
  const { choices, page } = readListAddress(search, whole)
  const variables = listVariables({ choices, page })
  const {
    totalCount: matching,
    facets,
    nodes,
    searchNotes,
  } = useInventoryListSuspenseQuery({ variables }).data.vehicles
  const last = lastPage(matching)
  if (page > last) return <ToLastPage page={last} />

  const facts = { total, whole, matching, facets: matching === total ? null : facets }
  const grid = <VehicleGrid choices={choices} page={page} facts={facts} notes={searchNotes} carts={nodes} />
  return (
    <>
      <StructuredData
        {...INVENTORY_PAGE}
        kind="CollectionPage"
        list={{ name: 'Inventory', items: vehicleLinks(nodes) }}
      />
      {isLoadable(total) ? (
        <Inventory facts={facts} filteredBy="browser">
          {grid}
        </Inventory>
      ) : (
        <InventoryPart facts={facts} filteredBy="server">
          {grid}
        </InventoryPart>
      )}
    </>
  )
}

export const InventoryPage = () => (
  <>
    <Seo {...INVENTORY_PAGE} />
    <QueryBoundary
      isMain
      fallback={(error) => (
        <InventoryPart filteredBy="server">
          <ErrorState title={failedListTitle(failedStatus(error))} />
        </InventoryPart>
      )}
    >
      <List />
    </QueryBoundary>
    <BuyingFacts />
  </>
)
