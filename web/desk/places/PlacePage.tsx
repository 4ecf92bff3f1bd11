import { useParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm, Submit, TextField } from '#web/desk/DeskForm.tsx'
import { DeskPage, More } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { History } from '#web/desk/History.tsx'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { usePlacesSuspenseQuery } from '#web/generated/desk.ts'

/** Hours, phone, address and links of a showroom, or of a new one. */
export const PlacePage = () => (
  <QueryBoundary isMain failure="The showroom didn't load">
    <Place id={useParams().id!} />
  </QueryBoundary>
)

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
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

const Place = ({ id }: { id: string }) => {
  const isNew = id === 'new'
  const place = usePlacesSuspenseQuery().data.editedLocations.find((location) => location.id === id)
  const now = (name: string) => (isNew ? undefined : (place?.texts.find((text) => text.name === name)?.text ?? ''))
  if (!place && !isNew)
    return (
      <DeskPage title="There's no such showroom">
        <HttpStatus code={404} />
        <History kind="location" subject={id} />
      </DeskPage>
    )
  const lines = (group: Record<string, { label: string; help?: string }>) =>
    Object.entries(group).map(([name, texts]) => (
      <TextField key={name} of="place" name={name} now={now(name)} maxLength={500} {...texts} />
    ))
  return (
    <DeskPage title={place?.name ?? 'A new showroom'}>
      <div className={deskPage.part}>
        <p>
          <a className={deskPage.link} href="/desk/places">
            All places and prices
          </a>
        </p>
        <DeskForm action="/desk/places/save" values={{ of: 'place', id: place?.id ?? '' }} className={deskForm.form}>
          {lines(CONTACT)}
          <h2>Weekly hours</h2>
          <p className={deskPage.detail}>Such as 9 AM-5:30 PM, or closed</p>
          <div className={deskForm.pair}>
            {WEEK.map((day) => (
              <TextField
                key={day}
                of="place"
                name={day.toUpperCase()}
                now={now(day.toUpperCase())}
                label={day}
                maxLength={50}
              />
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
                It leaves every page, mail and listing. Move its carts to another showroom first. Its special days go
                with it.
              </p>
              <Submit variant="outline">Close {place.name}</Submit>
            </DeskForm>
          </More>
        )}
        {place && <History kind="location" subject={place.id} />}
      </div>
    </DeskPage>
  )
}
