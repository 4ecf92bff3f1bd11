import { createContext } from 'react'

/** Sets the text of the status line. Screen readers announce it because its element stays while the list is replaced. */
export const InventoryStatusContext = createContext<(text: string) => void>(() => {})

export const statusText = (matching: number, total: number) => `Showing ${matching} of ${total} total vehicles`

export const LOADING = 'Loading vehicles'
