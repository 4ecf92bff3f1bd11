import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type BrandStockQuery, useBrandStockSuspenseQuery } from '#web/generated/graphql.ts'
import { brandPage } from './BrandPage.styles.ts'
import { type Brand, modelAlias } from './brand.ts'
import { ModelCard } from './ModelCard.tsx'

type Props = { lineup: Brand['lineup'] }

const Models = ({ lineup, stock }: Props & { stock: BrandStockQuery['vehicles']['nodes'] }) => (
  <ul className={brandPage.models}>
    {lineup.models.map((model) => {
      const alias = modelAlias(model.name)
      const cart = stock.find(({ id, aliases }) => id === alias || aliases.includes(alias))
      return (
        <li key={model.name}>
          <ModelCard model={model} lineup={lineup} cart={cart} />
        </li>
      )
    })}
  </ul>
)

const ModelsInStock = ({ lineup }: Props) => {
  const ids = lineup.models.map(({ name }) => modelAlias(name))
  return <Models lineup={lineup} stock={useBrandStockSuspenseQuery({ variables: { ids } }).data.vehicles.nodes} />
}

/** The models with the manufacturer's prices, and what the same cart costs in stock. */
export const Lineup = ({ lineup }: Props) => (
  <QueryBoundary fallback={() => <Models lineup={lineup} stock={[]} />}>
    <ModelsInStock lineup={lineup} />
  </QueryBoundary>
)
