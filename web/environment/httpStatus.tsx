import { createContext, useContext } from 'react'

export type ResponseStatus = { code: number; location?: string }

/** On the server: the status of the response. */
export const ResponseStatusContext = createContext<ResponseStatus | null>(null)

/** Sets a status other than 200, for crawlers and partners. */
export const HttpStatus = ({ code, location }: ResponseStatus) => {
  const response = useContext(ResponseStatusContext)
  if (response) Object.assign(response, { code, location })
  return null
}
