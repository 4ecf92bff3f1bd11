import type { Location } from 'react-router'
import { attempt } from '#web/environment/attempt.ts'

/** The place at which a visitor left an entry of the history: its path and query, and the scroll position in px. */
type Place = { address: string; top: number }

const KEY = 'places'
const MOST_PLACES = 100

const readPlaces = (): Map<string, Place> =>
  attempt(() => new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))) ?? new Map()

// In the browser alone: nothing scrolls on the server.
let places: Map<string, Place> | undefined
const allPlaces = () => {
  places ??= readPlaces()
  return places
}

/** The entry of a location. The first page and the fragments of a page have no key of the router's. */
export const entryOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key)

/** Notes the scroll position of an entry; the latest note stands last. */
export const notePlace = (location: Location, top: number) => {
  const entry = entryOf(location)
  const places = allPlaces()
  places.delete(entry)
  places.set(entry, { address: location.pathname + location.search, top })
  if (places.size > MOST_PLACES) places.delete(places.keys().next().value!)
}

export const topOf = (location: Location) => allPlaces().get(entryOf(location))?.top

/** The page from which the browser came to this document: all that a new tab knows of the list that it was opened from. */
const referringPlace = (): Place | undefined => {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? { address: pathname + search, top: 0 } : undefined
}

/** The latest place on a page, under whatever query it was shown. */
export const latestPlace = (pathname: string) =>
  [referringPlace(), ...allPlaces().values()].findLast((place) => place?.address.split('?', 1)[0] === pathname)

/** Keeps the places for the documents that follow in this tab, where the browser allows storage. */
export const storePlaces = () => attempt(() => sessionStorage.setItem(KEY, JSON.stringify([...allPlaces()])))
