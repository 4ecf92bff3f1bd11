import { useLocation } from 'react-router'

/**
 * Puts a calculator's choice into the address, so that the result can be shared. The router does not hear of it and does not
 * render the page again. A visitor who has left meanwhile keeps the address of the next page, which the router has set
 * although its code may still be loading.
 */
export const useReplaceSearch = () => {
  const { pathname } = useLocation()
  return (search: string) => {
    if (window.location.pathname !== pathname) return
    window.history.replaceState(window.history.state, '', `?${search}${window.location.hash}`)
  }
}
