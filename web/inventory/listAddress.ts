import { type InventoryChoices, knownChoices, readChoices, readPage, type StockNames } from './filters.ts'

/** What an address of the inventory page asks for: filters and order, and the page up to which the list is shown. */
export type ListAddress = { choices: InventoryChoices; page: number }

/** Filters, order and page live in the address, so that links share them, Back restores them and the server renders them. */
export const readListAddress = (search: string, whole?: StockNames): ListAddress => {
  const params = new URLSearchParams(search)
  const choices = readChoices(params)
  return { choices: whole ? knownChoices(choices, whole) : choices, page: readPage(params) }
}

export const choicesIn = (form: HTMLFormElement) =>
  readChoices(new URLSearchParams([...new FormData(form)] as [string, string][]))
