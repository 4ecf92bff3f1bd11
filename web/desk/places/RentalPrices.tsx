import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import { DeskForm } from '#web/desk/DeskForm.tsx'
import { useDesk } from '#web/desk/desk.ts'
import { fields } from '#web/desk/fields/fields.styles.ts'
import { TextField } from '#web/desk/fields/TextField.tsx'
import { Summary } from '#web/desk/Summary.tsx'
import type { PlacesQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { placesPage as style } from './PlacesPage.styles.ts'

type Price = PlacesQuery['editedPrices'][number]

const LISTS = { STANDARD: 'Rental prices at the showroom', TOWN: 'Rental prices with delivery, by town' }

/** Both price lists, a form for each. */
export const RentalPrices = ({ prices }: { prices: Price[] }) => {
  const { typed, refused } = useDesk()
  return Object.entries(LISTS).map(([list, title]) => {
    const ofList = prices.filter(({ priceList }) => priceList === list)
    return (
      <details key={list} className={style.more} open={refused !== null && typed.of === list}>
        <Summary>{title}</Summary>
        <DeskForm action="/desk/prices/save" values={{ of: list }} className={fields.form}>
          <div className={fields.two}>
            {ofList.map(({ id, cart, days, text }) => (
              <div key={id}>
                <input type="hidden" name="plan" value={id} />
                <TextField
                  of={list}
                  name={id}
                  now={text}
                  label={`${RENTAL_CART_WORDS[cart]}, ${days === 1 ? '1 day' : `${days} days`}, $`}
                  inputMode="decimal"
                  maxLength={20}
                  required
                />
              </div>
            ))}
          </div>
          <button type="submit" className={button()}>
            Save
          </button>
        </DeskForm>
      </details>
    )
  })
}
