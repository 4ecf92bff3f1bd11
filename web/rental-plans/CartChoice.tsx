import { cheapest } from './CheapestRental.styles.ts'

type Props = {
  carts: { slug: string; name: string }[]
  slug: string
  onChange: (slug: string) => void
}

/** Radio buttons that look like one control with segments. */
export const CartChoice = ({ carts, slug, onChange }: Props) => (
  <fieldset>
    <legend className={cheapest.legend}>Which cart</legend>
    <div className={cheapest.segments}>
      {carts.map((cart) => (
        <label key={cart.slug} className={cheapest.segment}>
          <input
            type="radio"
            name="cart"
            value={cart.slug}
            checked={cart.slug === slug}
            onChange={() => onChange(cart.slug)}
          />
          {cart.name}
        </label>
      ))}
    </div>
  </fieldset>
)
