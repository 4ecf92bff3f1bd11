import { useParams } from 'react-router'
import { RENTAL_CART_WORDS } from '#graph/dealer/figures.ts'
import { capital } from '#graph/shared/words.ts'
import { Choices, DeskForm, Submit, TextField } from '#web/desk/DeskForm.tsx'
import { DeskPage, More } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { History } from '#web/desk/History.tsx'
import { type PlacesQuery, usePlacesSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { counted, formatExact } from '#web/ui/format.ts'
import { WEEKDAYS } from '#web/ui/opening-hours/weekHours.ts'

/** What changes with a season: hours, showrooms, rental prices and the promotion. */
export const PlacesPage = () => {
  const { editedLocations, editedPrices, editedPromotion } = usePlacesSuspenseQuery().data
  return (
    <DeskPage title="Places and prices" isText>
      <section aria-labelledby="showrooms">
        <h2 id="showrooms">Showrooms</h2>
        <ul className={deskPage.list}>
          {editedLocations.map(({ id, name, texts }) => {
            const { address, phone } = textsOf(texts)
            return (
              <li key={id} className={deskPage.line}>
                <div>
                  <p>{name}</p>
                  <p className={deskPage.detail}>
                    {address} · {phone}
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
    </DeskPage>
  )
}

const textsOf = (texts: { name: string; text: string }[]) =>
  Object.fromEntries(texts.map(({ name, text }) => [name, text]))

type Price = PlacesQuery['editedPrices'][number]

const LISTS = { STANDARD: 'Rental prices at the showroom', TOWN: 'Rental prices with delivery, by town' }

/** Both price lists, a form for each. */
const RentalPrices = ({ prices }: { prices: Price[] }) =>
  Object.entries(LISTS).map(([list, title]) => {
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
        <More title={`Change ${title.toLowerCase()}`} of={list}>
          <DeskForm
            action="/desk/prices/save"
            values={{ of: list }}
            now={Object.fromEntries(ofList.map(({ id, text }) => [id, text]))}
            className={deskForm.form}
          >
            <div className={deskForm.two}>
              {ofList.map(({ id, cart, days }) => (
                <div key={id}>
                  <input type="hidden" name="plan" value={id} />
                  <TextField
                    name={id}
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

/** 0% APR: for how long, and on which new carts. */
const PromotionForm = ({ promotion }: { promotion: PlacesQuery['editedPromotion'] }) => {
  const { texts, words, choices } = promotion
  return (
    <section aria-labelledby="promotion">
      <h2 id="promotion">Promotion</h2>
      <p>{words}</p>
      <More title="Change the 0% APR promotion" of="promotion">
        <DeskForm
          action="/desk/promotion/save"
          values={{ of: 'promotion' }}
          now={textsOf(texts)}
          className={deskForm.form}
        >
          <TextField name="months" label="Longest term, in months" inputMode="numeric" maxLength={3} required />
          <Choices
            name="series"
            legend="On new carts of (nothing ticked ends it)"
            choices={choices.map((choice) => ({ value: choice, label: choice }))}
          />
          <TextField name="lastDay" type="date" label="Last day (empty is until somebody ends it)" />
          <Submit>Save</Submit>
        </DeskForm>
      </More>
    </section>
  )
}

const CONTACT = {
  name: { label: 'Name', help: 'As signs and listings show it' },
  address: { label: 'Address', help: 'Street, town, state and ZIP, with commas' },
  phone: { label: 'Phone', help: 'With the area code' },
}
const MORE = {
  latitude: { label: 'Latitude', help: 'A map shows it at the spot, such as 41.1695' },
  longitude: { label: 'Longitude', help: 'Such as -75.8774' },
  mapUrl: { label: 'Map link', help: 'Empty is a map of the spot' },
  websiteUrl: { label: 'Website' },
  reviewUrl: { label: 'Reviews' },
  socialUrl: { label: 'Social media' },
  videoUrl: { label: 'Videos' },
}

/** Hours, phone, address and links of a showroom, or of a new one. */
export const PlacePage = () => {
  const { id } = useParams()
  const isNew = id === 'new'
  const place = usePlacesSuspenseQuery().data.editedLocations.find((location) => location.id === id)
  if (!place && !isNew)
    return (
      <DeskPage title="There's no such showroom" isMissing>
        <History kind="location" subject={id} />
      </DeskPage>
    )
  const lines = (group: Record<string, { label: string; help?: string }>) =>
    Object.entries(group).map(([name, texts]) => <TextField key={name} name={name} maxLength={500} {...texts} />)
  return (
    <DeskPage title={place?.name ?? 'A new showroom'} isText>
      <p>
        <a className={deskPage.link} href="/desk/places">
          All places and prices
        </a>
      </p>
      <DeskForm
        action="/desk/places/save"
        values={{ of: 'place', id: place?.id ?? '' }}
        now={place && textsOf(place.texts)}
        className={deskForm.form}
      >
        {lines(CONTACT)}
        <h2>Weekly hours</h2>
        <p className={deskPage.detail}>Such as 9 AM-5:30 PM, or closed</p>
        <div className={deskForm.pair}>
          {WEEKDAYS.map((day) => (
            <TextField key={day} name={day.toUpperCase()} label={day} maxLength={50} />
          ))}
        </div>
        <h2>Map and links</h2>
        <div className={deskForm.pair}>{lines(MORE)}</div>
        <Submit>Save</Submit>
      </DeskForm>
      {place?.isShowroom && (
        <More title="Close this showroom for good">
          <DeskForm
            action="/desk/places/close"
            values={{ id: place.id, back: '/desk/places' }}
            className={deskForm.form}
          >
            <p>
              It leaves every page, mail and listing. Move its carts to another showroom first. Its special days go with
              it.
            </p>
            <Submit variant="outline">Close {place.name}</Submit>
          </DeskForm>
        </More>
      )}
      {place && <History kind="location" subject={place.id} />}
    </DeskPage>
  )
}
