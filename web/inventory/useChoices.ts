import { useEffect, useRef, useState, useTransition } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { KEEP_SCROLL } from '#web/navigation/useScrollMemory.ts'
import {
  type InventoryChoices,
  inventoryPath,
  knownChoices,
  readChoices,
  readPage,
  type StockNames,
} from './filters.ts'

/** A list of the inventory page: its filters and order, and the page up to which it is shown. */
export type ListAddress = { choices: InventoryChoices; page: number }

/** The address holds filters, order and page: links share them, Back restores them, the server renders them. */
export const useInventoryAddress = (stock: StockNames | undefined): ListAddress => {
  const [params] = useSearchParams()
  const choices = readChoices(params)
  return { choices: stock ? knownChoices(choices, stock) : choices, page: readPage(params) }
}

/** Why a list did not load: the HTTP status; none where there was no answer at all. */
export type ListFailure = { status?: number }

export type RequestedList = ListAddress & {
  /** Whether a visitor is typing: more letters may follow. */
  isTyped?: boolean
}

type LoadList = (asked: RequestedList, signal: AbortSignal) => Promise<ListFailure | undefined>

/**
 * The choices that the controls show, and the way to change them. The address changes once the new list is there; until then, and
 * when it does not come, the page keeps the list that it shows.
 */
export const useChoices = (rendered: InventoryChoices, loadList: LoadList) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [isShowing, startShowing] = useTransition()
  const [asked, setAsked] = useState<RequestedList>()
  const [failed, setFailed] = useState<{ asked: RequestedList; failure: ListFailure }>()
  const loading = useRef(new AbortController())
  const lastKey = useRef(key)
  const isBack = useNavigationType() === 'POP'

  const stop = () => {
    loading.current.abort()
    setAsked(undefined)
    setFailed(undefined)
  }
  // Back: nobody waits for the list any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the address
  useEffect(() => {
    if (isBack && key !== lastKey.current) stop()
    lastKey.current = key
  }, [key])
  useEffect(() => () => loading.current.abort(), [])

  const show = async (list: RequestedList) => {
    stop()
    loading.current = new AbortController()
    const { signal } = loading.current
    setAsked(list)
    const { pathname } = window.location
    const failure = await loadList(list, signal)
    // A visitor who has followed a link meanwhile goes there, although that page may still be loading.
    if (signal.aborted || window.location.pathname !== pathname) return
    if (failure) {
      setAsked(undefined)
      setFailed({ asked: list, failure })
      return
    }
    const path = inventoryPath(list.choices, list.page)
    // The rendered choices may lag behind the address. Back undoes a search as a whole, not letter by letter.
    const { search } = window.location
    const isTypedOn = list.isTyped && readChoices(new URLSearchParams(search)).q !== ''
    startShowing(() => {
      setAsked(undefined)
      void navigate(path, { replace: isTypedOn || path === pathname + search, state: KEEP_SCROLL })
    })
  }

  return { chosen: asked?.choices ?? rendered, show, isChanging: isShowing || asked !== undefined, failed }
}

/** All choices of the form, sent or not. */
export const choicesIn = (form: HTMLFormElement) =>
  readChoices(new URLSearchParams([...new FormData(form)] as [string, string][]))
