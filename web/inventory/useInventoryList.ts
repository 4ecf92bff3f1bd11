import { useEffect, useRef, useState, useTransition } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { isReachable, withTimeout } from '#web/environment/network.ts'
import { failedListTitle } from './content.ts'
import { inventoryPath, readChoices } from './filters.ts'
import type { InventoryFacts } from './inventoryList.ts'
import { type ListAddress, readListAddress } from './listAddress.ts'

/** With Apollo: loaded when a pointer or the focus reaches the filters. */
const loadCode = () => import('./loadList.ts')

export type RequestedList = ListAddress & {
  /** Whether it comes from typing, so that more letters may follow. */
  isTyped?: boolean
  /** Whether the browser's Back or Forward has changed the address already. */
  isBack?: boolean
}

/** The list and what shows it; undefined where a document has to, because a release has replaced the code or carts were added. */
const load = async (asked: RequestedList) => {
  const code = await withTimeout(loadCode()).catch(() => undefined)
  if (code) {
    const list = await code.loadList(asked)
    return list && { list, Grid: code.VehicleGrid }
  }
  if (!(await isReachable(window.location.href))) throw new Error(failedListTitle())
}

type Shown = NonNullable<Awaited<ReturnType<typeof load>>>

const openDocument = ({ choices, page, isBack }: RequestedList) =>
  isBack ? window.location.reload() : window.location.assign(inventoryPath(choices, page))

/**
 * The list in view, and a function to show another one. The address changes once the new list has loaded; until then, or if it fails,
 * the old list stays. The first one is the server's HTML.
 */
export const useInventoryList = (served: InventoryFacts | undefined) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState<Shown>()
  const [asked, setAsked] = useState<RequestedList>()
  const [failed, setFailed] = useState<{ asked: RequestedList; title: string }>()
  const [isShowing, startShowing] = useTransition()
  const latest = useRef<RequestedList>(undefined)
  const shownSearch = useRef(search)
  const facts = shown?.list.facts ?? served

  const cancel = () => {
    latest.current = undefined
    setAsked(undefined)
    setFailed(undefined)
  }

  const finish = (next: RequestedList, loaded: Shown) => {
    const path = inventoryPath(next.choices, loaded.list.page)
    const { pathname, search } = window.location
    // Replaces the entry while typing, so that Back undoes a whole search.
    const isTypedOn = next.isTyped && readChoices(new URLSearchParams(search)).q !== ''
    shownSearch.current = next.isBack ? search : path.slice(pathname.length)
    startShowing(() => {
      setAsked(undefined)
      setShown(loaded)
      if (!next.isBack) void navigate(path, { replace: isTypedOn || path === pathname + search })
    })
  }

  const show = async (next: RequestedList) => {
    cancel()
    latest.current = next
    setAsked(next)
    try {
      const loaded = await load(next)
      if (latest.current !== next) return
      if (loaded) finish(next, loaded)
      else openDocument(next)
    } catch (error) {
      if (latest.current !== next) return
      setAsked(undefined)
      setFailed({ asked: next, title: (error as Error).message })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the address by Back or Forward
  useEffect(() => {
    if (!isBack) return
    if (search !== shownSearch.current) void show({ ...readListAddress(search, facts?.whole), isBack })
    else if (latest.current?.isBack) cancel()
  }, [search, isBack])

  return {
    facts,
    shown,
    chosen: asked?.choices ?? readListAddress(search, facts?.whole).choices,
    show,
    prepare: () =>
      void loadCode().then(
        ({ prepareList }) => prepareList(),
        () => {},
      ),
    isChanging: asked !== undefined || isShowing,
    failed,
  }
}
