import type { EntityManager } from 'typeorm'
import { typedOver } from '#graph/database/change.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import {
  differing,
  type RecordedChange,
  type Refusal,
  RowChanges,
  type WantedChange,
} from '#graph/staff/history.service.ts'
import { Location, LocationType } from './location.entity.ts'
import { LOCATION_FIELDS, type LocationField, type LocationText, locationText, readLocation } from './location-text.ts'
import { mapAddress, postalAddress } from './postal-address.ts'

type Outcome = Promise<RecordedChange | Refusal>

export class LocationChanges extends RowChanges {
  /** All of them as they are this moment, in the dealer's order. */
  list(): Promise<Location[]> {
    return this.database.getRepository(Location).find({ order: { position: 'ASC', id: 'ASC' } })
  }

  /** A thing that comes again has its id among its values; a new one has what was typed. */
  protected async change(transaction: EntityManager, { subject, before, after }: WantedChange): Outcome {
    if (after && !before) return 'id' in after ? restore(transaction, after as never) : add(transaction, after)
    const location = await findLocation(transaction, subject)
    if (!location) return refused(`There is no showroom ${subject} any longer. Perhaps somebody has closed it.`)
    if (after) return change(transaction, location, before ?? {}, after)
    return close(transaction, location, before && 'id' in before ? (before as never) : location)
  }
}

const refused = (message: string): Refusal => ({ problems: [{ field: 'id', message }] })

const opened = (location: Location): RecordedChange => ({
  ...{ subject: location.id, what: `${location.name} is open.`, before: null, after: { ...location } },
})

type Texts = Partial<LocationText>

/** Changes the fields that were typed over what was read. */
async function change(transaction: EntityManager, before: Location, asRead: Texts, typed: Texts): Outcome {
  const now = locationText(before)
  const { changed, problems } = typedOver(now, asRead, typed)
  if (problems.length > 0) return { problems }
  const text = { ...now, ...changed }
  // A map that was made of the coordinates goes with them.
  if (changed.mapUrl === undefined && now.mapUrl === mapAddress(before)) text.mapUrl = ''
  const read = readLocation(text, before)
  // An old value that breaks a rule does not stop a change of another field.
  const wrong = read.problems.filter(({ field }) => field in changed)
  if (wrong.length > 0) return { problems: wrong }
  const after = await transaction.save(Location, { ...before, ...read.values })
  return differing(now, locationText(after), `${after.name} is saved.`)
}

/** Adds a showroom, the last one before those that are online only. Its town is that of the address. */
async function add(transaction: EntityManager, typed: Texts): Outcome {
  const city = postalAddress(typed.address?.trim() ?? '')?.city
  const given = (field: LocationField) => typed[field]?.trim() ?? ''
  const texts = LOCATION_FIELDS.map((field) => [field, given(field)])
  const text: LocationText = Object.fromEntries(texts)
  if (city) text.name ||= `${DEALER.name} – ${city}`
  const { values, problems } = readLocation(text, { type: LocationType.PHYSICAL })
  if (problems.length > 0) return { problems }
  await transaction.query('lock table locations in share row exclusive mode')
  const [{ position }]: [{ position: number }] = await transaction.query(
    `select coalesce(max(position), 0) + 1 as position from locations where type = 'PHYSICAL'`,
  )
  await transaction.query('update locations set position = position + 1 where position >= $1', [position])
  const id = await newId(transaction, city!)
  const after = { id, type: LocationType.PHYSICAL, position, ...values }
  await transaction.insert(Location, after)
  return opened(after)
}

/** Closes a showroom for good, once no cart that is not sold stands there, and while it is as it was read. Its special days go with it. */
async function close(transaction: EntityManager, before: Location, asRead: Location): Outcome {
  const { id, name } = before
  if (JSON.stringify(locationText(before)) !== JSON.stringify(locationText(asRead)))
    return refused(`${name} has changed since then. Open it, and close it there.`)
  if (id === DEALER.mainLocationId)
    return refused('This is the main showroom, whose hours and address are the dealer’s.')
  const carts: { name: string; number: string }[] = await transaction.query(
    `select name, coalesce(stock_number, id) as number from vehicles
     where location = $1 and availability <> 'SOLD' order by rank, id`,
    [id],
  )
  if (carts.length > 0) return refused(standsThere(carts))
  await transaction.query(FORGET_DAYS, [id])
  await transaction.query('update calendar_entries set places = places - $1 where places ? $1', [id])
  await transaction.delete(Location, id)
  return { what: `${name} is closed for good.`, before: { ...before }, after: null }
}

/** Opens a showroom again as it was, which undoes closing it. */
async function restore(transaction: EntityManager, location: Location): Outcome {
  if (await findLocation(transaction, location.id)) return refused(`${location.name} is there again already.`)
  await transaction.insert(Location, location)
  return opened(location)
}

const FORGET_DAYS = 'delete from calendar_entries where places = jsonb_build_array($1::text)'

const NAMED = 10

function standsThere(carts: { name: string; number: string }[]): string {
  const names = carts.slice(0, NAMED).map(({ name, number }) => `${name} (${number})`)
  const more = carts.length > NAMED ? ` and ${carts.length - NAMED} more` : ''
  const stand = carts.length === 1 ? 'One cart is' : `${carts.length} carts are`
  return `${stand} at this showroom: ${names.join(', ')}${more}. Move them to another one first, or mark them sold.`
}

/** Other changes of the row wait, and so does a cart that is moved there. */
const findLocation = (transaction: EntityManager, id: string): Promise<Location | null> =>
  transaction.findOne(Location, { where: { id }, lock: { mode: 'pessimistic_write' } })

/** "Wilkes-Barre" as "wilkes-barre", or as "wilkes-barre-2" where that is taken: clients of the API store everything by its id. */
async function newId(transaction: EntityManager, city: string): Promise<string> {
  const slug = city
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const taken: { id: string }[] = await transaction.query(
    `select lower(address) as id from vehicle_addresses where starts_with(lower(address), $1)
     union all select id from locations union all select id from rental_plans`,
    [slug],
  )
  const ids = new Set(taken.map(({ id }) => id))
  for (let count = 1; ; count++) {
    const id = count === 1 ? slug : `${slug}-${count}`
    if (!ids.has(id)) return id
  }
}
