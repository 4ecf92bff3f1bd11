import type { Location } from 'react-router'
import { attempt } from '#web/environment/attempt.ts'

/** Where a visitor left a history entry: its path and query, and the scroll position in px. */
type Place = { address: string; top: number }

const KEY = 'places'
const MOST_PLACES = 100

const readPlaces = (): Map<string, Place> =>
  attempt(() => new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))) ?? new Map()

// Read on first use, because the server has no session storage.
let places: Map<string, Place> | undefined
const allPlaces = () => {
  places ??= readPlaces()
  return places
}

/** Identifies the history entry of a location. The router has no key for the first page and for fragments. */
export const entryOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key)

/** Stores the scroll position of an entry, the latest one last. */
export const notePlace = (location: Location, top: number) => {
  const entry = entryOf(location)
  const places = allPlaces()
  places.delete(entry)
  places.set(entry, { address: location.pathname + location.search, top })
  if (places.size > MOST_PLACES) places.delete(places.keys().next().value!)
}

export const topOf = (location: Location) => allPlaces().get(entryOf(location))?.top

/** The referrer is all that a new tab knows about the list from which it was opened. */
const referringPlace = (): Place | undefined => {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? { address: pathname + search, top: 0 } : undefined
}

/** The latest place on a page, whatever its query was. */
export const latestPlace = (pathname: string) =>
  [referringPlace(), ...allPlaces().values()].findLast((place) => place?.address.split('?', 1)[0] === pathname)

/** Saves the places for the next documents in this tab, if the browser allows storage. */
export const storePlaces = () => attempt(() => sessionStorage.setItem(KEY, JSON.stringify([...allPlaces()])))
