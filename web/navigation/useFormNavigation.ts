import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** The query string of a form. */
export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null) =>
  new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))

/** The address that a plain GET form asks for. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null) => {
  const { pathname, origin } = new URL(form.action)
  if (form.method !== 'get' || origin !== window.location.origin) return
  const fields = fieldsOf(form, submitter)
  return { pathname, address: `${pathname}?${fields}` }
}

/**
 * Lets the router follow forms that ask for a page of the site, as it follows links: without a network, words stand in place of the
 * page. Forms with a handler of their own prevent it.
 */
export const useFormNavigation = (findPage: (pathname: string) => unknown) => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: SubmitEvent) => {
      if (event.defaultPrevented) return
      const asked = addressOf(event.target as HTMLFormElement, event.submitter)
      if (!asked || !findPage(asked.pathname)) return
      event.preventDefault()
      void navigate(asked.address)
    }
    document.addEventListener('submit', follow)
    return () => document.removeEventListener('submit', follow)
  }, [navigate, findPage])
}
