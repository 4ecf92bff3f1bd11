import { attempt } from './attempt.ts'

const RELOADED = 'reloaded'

/** Loads the document again, which is no other view of the page. */
export const reload = () => {
  attempt(() => sessionStorage.setItem(RELOADED, window.location.href))
  window.location.reload()
}

/** Whether `reload` has loaded the document; asked once. */
export const takeReloaded = () => {
  const isReloaded = attempt(() => sessionStorage.getItem(RELOADED)) === window.location.href
  attempt(() => sessionStorage.removeItem(RELOADED))
  return isReloaded
}
