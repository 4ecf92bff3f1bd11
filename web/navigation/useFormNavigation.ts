import { useEffect } from 'react'
import { useNavigate } from 'react-router'

export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null) =>
  new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))

/** The address to which a GET form of this site leads. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null) => {
  const { pathname, origin } = new URL(form.action)
  if (form.method !== 'get' || origin !== window.location.origin) return
  const fields = fieldsOf(form, submitter)
  return { pathname, address: `${pathname}?${fields}` }
}

/**
 * Lets the router handle GET forms as it handles links: offline, visitors see our error page and not the browser's. Forms with a
 * handler of their own call `preventDefault`.
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
