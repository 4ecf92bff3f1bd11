import { useSearchParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { DoneLine } from '#web/desk/DoneLine.tsx'
import { useDesk } from '#web/desk/desk.ts'
import { Search } from '#web/desk/Search.tsx'
import { useStockPageSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { StockLine } from './StockLine.tsx'
import { stockPage } from './StockPage.styles.ts'

/** The start page: every cart on a line, with what happens to it most. */
export const StockPage = () => {
  const [address] = useSearchParams()
  return (
    <DeskPage title="Stock" placesDone>
      <Search label="Stock number, VIN or name" search={address.get('q')} />
      <QueryBoundary isMain failure="The stock didn't load">
        <Lines search={address.get('q')} after={address.get('after')} />
      </QueryBoundary>
    </DeskPage>
  )
}

const Lines = ({ search, after }: { search: string | null; after: string | null }) => {
  const { done } = useDesk()
  const { data } = useStockPageSuspenseQuery({ variables: { search, after } })
  const { nodes, totalCount, searchNotes, pageInfo } = data.vehicles
  const isDone = (id: string) => done?.kind === 'cart' && done.subject === id
  const next = new URLSearchParams({ ...(search && { q: search }), after: pageInfo.endCursor ?? '' })
  return (
    <>
      {!nodes.some(({ id }) => isDone(id)) && <DoneLine />}
      <p className={stockPage.count}>
        {totalCount === 1 ? '1 cart' : `${totalCount} carts`}
        {search && (
          <>
            {` with “${search}” `}
            <a href="/desk">Show all</a>
          </>
        )}
        {searchNotes.length > 0 && ` ${searchNotes.join(' ')}`}
      </p>
      <ul className={stockPage.lines}>
        {nodes.map((vehicle) => (
          <li key={vehicle.id}>
            {isDone(vehicle.id) && <DoneLine />}
            <StockLine vehicle={vehicle} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <p>
          <a className={button({ variant: 'outline' })} href={`/desk?${next}`}>
            Show more
          </a>
        </p>
      )}
    </>
  )
}
