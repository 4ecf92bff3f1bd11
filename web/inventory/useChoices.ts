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

/** What an address of the inventory page asks for: filters and order, and the page up to which the list is shown. */
export type ListAddress = { choices: InventoryChoices; page: number }

/** Filters, order and page live in the address, so that links share them, Back restores them and the server renders them. */
export const useInventoryAddress = (stock: StockNames | undefined): ListAddress => {
  const [params] = useSearchParams()
  const choices = readChoices(params)
  return { choices: stock ? knownChoices(choices, stock) : choices, page: readPage(params) }
}

/** Why a list did not load; `status` is undefined if there was no response. */
export type ListFailure = { status?: number }

export type RequestedList = ListAddress & {
  /** Whether it comes from typing, so that more letters may follow. */
  isTyped?: boolean
}

type LoadList = (asked: RequestedList, signal: AbortSignal) => Promise<ListFailure | undefined>

/**
 * The choices that the controls show, and a function to change them. The address changes once the new list has loaded; until
 * then, or if it fails, the old list stays.
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
  // After Back, the visitor no longer waits for the list.
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
    // The visitor has followed a link in the meantime, even if its page is still loading: that navigation wins.
    if (signal.aborted || window.location.pathname !== pathname) return
    if (failure) {
      setAsked(undefined)
      setFailed({ asked: list, failure })
      return
    }
    const path = inventoryPath(list.choices, list.page)
    // Replaces the entry while typing, so that Back undoes a whole search. The rendered choices may lag behind the address.
    const { search } = window.location
    const isTypedOn = list.isTyped && readChoices(new URLSearchParams(search)).q !== ''
    startShowing(() => {
      setAsked(undefined)
      void navigate(path, { replace: isTypedOn || path === pathname + search, state: KEEP_SCROLL })
    })
  }

  return { chosen: asked?.choices ?? rendered, show, isChanging: isShowing || asked !== undefined, failed }
}

export const choicesIn = (form: HTMLFormElement) =>
  readChoices(new URLSearchParams([...new FormData(form)] as [string, string][]))
