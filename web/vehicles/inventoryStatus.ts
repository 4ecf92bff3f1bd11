import { createContext } from 'react'

/** Sets the text of the status line, an element that stays while the list below it is replaced: only so is it announced. */
export const InventoryStatusContext = createContext<(text: string) => void>(() => {})

export const statusText = (matching: number, total: number) => `Showing ${matching} of ${total} total vehicles`

export const LOADING = 'Loading vehicles'
