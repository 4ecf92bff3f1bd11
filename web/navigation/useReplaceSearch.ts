import { useLocation } from 'react-router'

/**
 * Puts a calculator's input into the address, so that the result can be shared. It bypasses the router, which would render the
 * page again. If the visitor has already followed a link, the address is that of the next page, whose code may still be loading:
 * it stays.
 */
export const useReplaceSearch = () => {
  const { pathname } = useLocation()
  return (search: string) => {
    if (window.location.pathname !== pathname) return
    window.history.replaceState(window.history.state, '', `?${search}${window.location.hash}`)
  }
}
