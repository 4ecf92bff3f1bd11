import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { useNotFoundCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { featured } from '#web/parts/card/card.styles.ts'
import { FeaturedSection, VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { message } from '#web/ui/ui.styles.ts'

export const NotFoundPage = () => (
  <>
    <NotFoundMessage />
    <QueryBoundary fallback={() => null}>
      <Carts />
    </QueryBoundary>
  </>
)

const { main } = DEALER.lines

/** For an address without a page: a search, and links to the main pages. */
export const NotFoundMessage = () => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={404} />
    <Seo
      title="Page not found"
      description="We can't find that page. Search our golf carts, see what's in stock, or call us."
      keywords="page not found, golf carts, inventory"
      noIndex
    />
    <h1 id="title" className={layout.eyebrow}>
      404 Page Not Found
    </h1>
    <p className={message.sentence}>We can't find that page.</p>
    <SearchForm id="not-found-search" label="Looking for a cart?" />
    <div className={message.actions}>
      <ButtonLink variant="outline" href="/inventory">
        View Inventory
      </ButtonLink>
      <ButtonLink variant="outline" href="/">
        Home
      </ButtonLink>
      <ButtonLink variant="outline" href={main.href}>
        Call {main.label}
      </ButtonLink>
    </div>
    <p className={message.hint}>Developers: no route matches this address.</p>
  </div>
)

const Carts = () => {
  const { nodes } = useNotFoundCartsSuspenseQuery().data.vehicles
  if (nodes.length === 0) return null
  return (
    <FeaturedSection title="Featured carts">
      <VehicleCards vehicles={nodes} className={featured.list} />
    </FeaturedSection>
  )
}
