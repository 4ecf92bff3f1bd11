import { useSearchParams } from 'react-router'
import { knownChoices, readChoices, readPage, type StockNames } from './filters.ts'

/** The address holds filters, order and page: links share them, Back restores them, the server renders them. */
export const useInventoryAddress = (stock: StockNames | undefined) => {
  const [params] = useSearchParams()
  const choices = readChoices(params)
  return { choices: stock ? knownChoices(choices, stock) : choices, page: readPage(params) }
}
