import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { History } from '#web/desk/history/History.tsx'
import { usePlacesSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { placesPage as style } from './PlacesPage.styles.ts'
import { PromotionForm } from './PromotionForm.tsx'
import { RentalPrices } from './RentalPrices.tsx'

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
    <div className={style.root}>
      <section aria-labelledby="showrooms">
        <h2 id="showrooms">Showrooms</h2>
        <ul className={style.list}>
          {editedLocations.map(({ id, name, texts }) => {
            const textOf = (field: string) => texts.find((each) => each.name === field)?.text
            return (
              <li key={id} className={style.line}>
                <div>
                  <p>{name}</p>
                  <p className={style.detail}>
                    {textOf('address')} · {textOf('phone')}
                  </p>
                </div>
                <a href={`/desk/places/${encodeURIComponent(id)}`} aria-label={`Hours, phone, address: ${name}`}>
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
      <div className={style.prices}>
        <RentalPrices prices={editedPrices} />
        <PromotionForm promotion={editedPromotion} />
      </div>
      <History kind="prices" title="History of rental prices" />
      <History kind="promotion" title="History of the promotion" />
    </div>
  )
}
