import { createContext, useContext } from 'react'

export type ResponseStatus = { code: number }

/** On the server only: what the page being rendered answers with. */
export const ResponseStatusContext = createContext<ResponseStatus | null>(null)

/** Rendered by a page that is not a 200, so that crawlers and partners see what visitors see. */
export const HttpStatus = ({ code }: ResponseStatus) => {
  const response = useContext(ResponseStatusContext)
  if (response) response.code = code
  return null
}
