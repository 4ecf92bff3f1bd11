import { attempt } from './attempt.ts'

const KEY = 'partner'

/**
 * Keeps who brought the visitor, from an address with `?partner=…`, until the tab is closed, and adds it to each form that is
 * posted, whether the browser sends it or an island reads it.
 */
export const rememberPartner = () => {
  const given = new URLSearchParams(window.location.search).get('partner')
  if (given) attempt(() => sessionStorage.setItem(KEY, given))
  document.addEventListener('formdata', ({ target, formData }) => {
    const kept = attempt(() => sessionStorage.getItem(KEY))
    if (kept && (target as HTMLFormElement).method === 'post' && !formData.has(KEY)) formData.set(KEY, kept)
  })
}
