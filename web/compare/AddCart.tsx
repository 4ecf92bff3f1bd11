import { useAddCartSuspenseQuery } from '#web/generated/graphql.ts'
import { listedId } from '#web/shortlist/comparePath.ts'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { comparePage } from './ComparePage.styles.ts'

/** A plain GET form to this page: it works without scripts. */
export const AddCart = ({ ids }: { ids: readonly string[] }) => {
  const { nodes, totalCount } = useAddCartSuspenseQuery().data.vehicles
  const others = nodes.filter(({ id }) => !ids.includes(id))
  if (others.length === 0) return null
  return (
    <form className={comparePage.form} action="/compare">
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={listedId(id)} />
      ))}
      <label className={comparePage.label} htmlFor="add-cart">
        Add a cart in stock
        {totalCount > nodes.length &&
          ` (the first ${nodes.length} of ${totalCount}. For the rest, press Compare in the inventory.)`}
      </label>
      <select id="add-cart" className={field()} name="ids" required defaultValue="">
        <option value="">Choose a cart</option>
        {others.map(({ id, name, price }) => (
          <option key={id} value={listedId(id)}>
            {name}, {formatPrice(price)}
          </option>
        ))}
      </select>
      <button type="submit" className={button({ variant: 'outline' })}>
        Add
      </button>
    </form>
  )
}
