import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { Choices, DeskForm, Submit, TextField } from '#web/desk/DeskForm.tsx'
import { DeskPage, More } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { useDesk } from '#web/desk/desk.ts'
import { History } from '#web/desk/History.tsx'
import { capital, counted } from '#web/desk/words.ts'
import { type PlacesQuery, usePlacesSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { formatExact } from '#web/ui/formatPrice.ts'

/** What changes with a season: hours, showrooms, rental prices and the promotion. */
export const PlacesPage = () => (
  <DeskPage title="Places and prices">
    <QueryBoundary isMain failure="Places and prices didn't load">
      <Places />
    </QueryBoundary>
  </DeskPage>
)

const Places = () => {
  const { editedLocations, editedPrices, editedPromotion } = usePlacesSuspenseQuery().data
  return (
    <div className={deskPage.part}>
      <section aria-labelledby="showrooms">
        <h2 id="showrooms">Showrooms</h2>
        <ul className={deskPage.list}>
          {editedLocations.map(({ id, name, texts }) => {
            const textOf = (field: string) => texts.find((each) => each.name === field)?.text
            return (
              <li key={id} className={deskPage.line}>
                <div>
                  <p>{name}</p>
                  <p className={deskPage.detail}>
                    {textOf('address')} · {textOf('phone')}
                  </p>
                </div>
                <a
                  className={deskPage.link}
                  href={`/desk/places/${encodeURIComponent(id)}`}
                  aria-label={`Hours, phone, address: ${name}`}
                >
                  Hours, phone, address
                </a>
              </li>
            )
          })}
        </ul>
        <p>
          <a className={button({ variant: 'outline', size: 'sm' })} href="/desk/places/new">
            A new showroom
          </a>
        </p>
      </section>
      <RentalPrices prices={editedPrices} />
      <PromotionForm promotion={editedPromotion} />
      <History kind="prices" title="History of rental prices" />
      <History kind="promotion" title="History of the promotion" />
    </div>
  )
}

type Price = PlacesQuery['editedPrices'][number]

const LISTS = { STANDARD: 'Rental prices at the showroom', TOWN: 'Rental prices with delivery, by town' }

/** Both price lists, a form for each. */
const RentalPrices = ({ prices }: { prices: Price[] }) => {
  const { typed, refused } = useDesk()
  return Object.entries(LISTS).map(([list, title]) => {
    const ofList = prices.filter(({ priceList }) => priceList === list)
    const carts = [...new Set(ofList.map(({ cart }) => cart))]
    return (
      <section key={list} aria-label={title}>
        <h2>{title}</h2>
        {carts.map((cart) => (
          <p key={cart}>
            {`${capital(RENTAL_CART_WORDS[cart])}: `}
            {ofList
              .flatMap((one) =>
                one.cart === cart ? `${counted(one.days, 'day')} ${formatExact(Number(one.text))}` : [],
              )
              .join(', ')}
          </p>
        ))}
        <More title={`Change ${title.toLowerCase()}`} isOpen={refused !== null && typed.of === list}>
          <DeskForm action="/desk/prices/save" values={{ of: list }} className={deskForm.form}>
            <div className={deskForm.two}>
              {ofList.map(({ id, cart, days, text }) => (
                <div key={id}>
                  <input type="hidden" name="plan" value={id} />
                  <TextField
                    of={list}
                    name={id}
                    now={text}
                    label={`${capital(RENTAL_CART_WORDS[cart])}, ${counted(days, 'day')}, $`}
                    inputMode="decimal"
                    maxLength={20}
                    required
                  />
                </div>
              ))}
            </div>
            <Submit>Save</Submit>
          </DeskForm>
        </More>
      </section>
    )
  })
}

/** 0% APR: for how long, and on which new carts. */
const PromotionForm = ({ promotion }: { promotion: PlacesQuery['editedPromotion'] }) => {
  const { texts, words, choices } = promotion
  const { months, series, lastDay } = Object.fromEntries(texts.map(({ name, text }) => [name, text]))
  const { typed, refused } = useDesk()
  return (
    <section aria-labelledby="promotion">
      <h2 id="promotion">Promotion</h2>
      <p>{words}</p>
      <More title="Change the 0% APR promotion" isOpen={refused !== null && typed.of === 'promotion'}>
        <DeskForm action="/desk/promotion/save" values={{ of: 'promotion' }} className={deskForm.form}>
          <TextField
            of="promotion"
            name="months"
            now={months}
            label="Longest term, in months"
            inputMode="numeric"
            maxLength={3}
            required
          />
          <Choices
            of="promotion"
            name="series"
            now={series}
            legend="On new carts of (nothing ticked ends it)"
            choices={choices.map((choice) => ({ value: choice, label: choice }))}
          />
          <TextField
            of="promotion"
            name="lastDay"
            type="date"
            now={lastDay}
            label="Last day (empty is until somebody ends it)"
          />
          <Submit>Save</Submit>
        </DeskForm>
      </More>
    </section>
  )
}
