import { useSyncExternalStore } from 'react'
import type { KeptList } from './keptList.ts'

const NOTHING: readonly never[] = []
const onServer = () => NOTHING

/** The items of a list; none on the server and while React hydrates. */
export const useKept = <Item extends { id: string }>({ subscribe, read }: KeptList<Item>): readonly Item[] =>
  useSyncExternalStore(subscribe, read, onServer)

export const useIsKept = <Item extends { id: string }>({ subscribe, has }: KeptList<Item>, id: string) =>
  useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  )
