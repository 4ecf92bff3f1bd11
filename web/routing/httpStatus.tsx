import { createContext, useContext } from 'react'

export type ResponseStatus = { code: number }

/** On the server: the status of the page's answer. */
export const ResponseStatusContext = createContext<ResponseStatus | null>(null)

/** Sets the status of a page that is not a 200, for crawlers and partners. */
export const HttpStatus = ({ code }: ResponseStatus) => {
  const response = useContext(ResponseStatusContext)
  if (response) response.code = code
  return null
}
