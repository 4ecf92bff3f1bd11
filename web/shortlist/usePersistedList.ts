import { useSyncExternalStore } from 'react'
import { type PersistedList, subscribe } from './persistedList.ts'

const NOTHING: readonly never[] = []
const onServer = () => NOTHING

/** The items of a list; none on the server and while React hydrates. */
export const usePersistedList = <Item extends { id: string }>({ read }: PersistedList<Item>): readonly Item[] =>
  useSyncExternalStore(subscribe, read, onServer)
