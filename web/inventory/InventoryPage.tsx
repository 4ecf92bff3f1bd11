import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AUTHORIZED_BRANDS, AUTHORIZED_NAMES } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { failedStatus } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { useInventoryListSuspenseQuery, useInventoryStockSuspenseQuery } from '#web/generated/graphql.ts'
import { failedListTitle, ListStates } from '#web/parts/card/ListStates.tsx'
import { vehicleLinks } from '#web/parts/paths.ts'
import { Seo, StructuredData } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Phone } from '#web/ui/icons.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { inventoryPath } from './choices.ts'
import { InventoryFilters } from './InventoryFilters.tsx'
import { Carts, InventoryList } from './InventoryList.tsx'
import { inventoryPage } from './inventory.styles.ts'
import { type ListAddress, type ListCounts, lastPage, listVariables, readListAddress, STOCK_VARIABLES } from './list.ts'

/** Filtered lists have the same head tags, so that search engines index the inventory under one address. */
const INVENTORY_PAGE = {
  title: 'Golf Carts for Sale',
  description: `New and used ${AUTHORIZED_NAMES} golf carts for sale in ${DEALER.county.fullName}. See price, seats, range, top speed and what's in stock.`,
  keywords: `golf carts for sale, ${AUTHORIZED_BRANDS.map(({ name }) => name).join(', ')}, used golf carts, ${DEALER.region}`,
  canonical: '/inventory',
}

export const InventoryPage = () => (
  <>
    <Seo {...INVENTORY_PAGE} />
    <QueryBoundary isMain fallback={(error) => <FailedInventory status={failedStatus(error)} />}>
      <Inventory />
    </QueryBoundary>
    <Undecided />
  </>
)

const Inventory = () => {
  const { search } = useLocation()
  const { vehicles, locations } = useInventoryStockSuspenseQuery({ variables: STOCK_VARIABLES }).data
  const total = vehicles.totalCount
  const locationCounts = vehicles.facets.locations.map((count) => {
    const place = locations.find(({ id }) => id === count.value)
    return { ...count, name: place?.city ?? place?.name ?? count.value }
  })
  const whole = { ...vehicles.facets, locations: locationCounts }
  const address = readListAddress(search, whole)
  const list = useInventoryListSuspenseQuery({ variables: listVariables(address) }).data.vehicles
  const { totalCount: matching, facets, nodes, searchNotes } = list
  const last = lastPage(matching)
  if (address.page > last) return <ToLastPage page={last} />

  const counts = { total, whole, matching, facets: matching === total ? null : facets }
  return (
    <InPlace {...address} counts={counts} notes={searchNotes}>
      <StructuredData
        {...INVENTORY_PAGE}
        kind="CollectionPage"
        list={{ name: 'Inventory', items: vehicleLinks(nodes) }}
      />
      <Carts {...address} counts={counts} notes={searchNotes} carts={nodes} />
    </InPlace>
  )
}

/** Filters and list: an island of plain DOM, which becomes that of the next address (`filterInPlace.ts`). */
type InPlaceProps = ListAddress & { counts?: ListCounts; notes?: readonly string[]; children: ReactNode }

const InPlace = ({ choices, page, counts, notes, children }: InPlaceProps) => (
  <div
    className={layout.contents}
    data-island="Inventory"
    data-file="filterInPlace"
    data-address={inventoryPath(choices, page)}
  >
    <InventoryFilters choices={choices} counts={counts} />
    <InventoryList choices={choices} counts={counts} notes={notes}>
      {children}
    </InventoryList>
    <ListStates />
  </div>
)

const FailedInventory = ({ status }: { status: number | undefined }) => (
  <InPlace {...readListAddress(useLocation().search)}>
    <ErrorState title={failedListTitle(status)} />
  </InPlace>
)

const ToLastPage = ({ page }: { page: number }) => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  const path = params.size ? `${pathname}?${String(params).replaceAll('%2C', ',')}` : pathname
  // A temporary redirect: the list may grow again.
  return <HttpStatus code={302} location={path} />
}

const Undecided = () => (
  <section className={`${layout.sand} ${layout.onScreen}`}>
    <div className={`${layout.page} ${inventoryPage.undecided}`}>
      <div>
        <h2 className={layout.h3}>Not sure which one fits your yard?</h2>
        <p>Tell us how many people ride and how steep the drive is. We'll tell you which cart we'd buy.</p>
      </div>
      <ButtonLink href={DEALER.lines.main.href}>
        <Phone />
        Call {DEALER.lines.main.label}
      </ButtonLink>
      <ButtonLink variant="outline" href="/contact">
        Send a message
      </ButtonLink>
    </div>
  </section>
)
