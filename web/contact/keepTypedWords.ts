import { attempt } from '#web/environment/attempt.ts'

/** Saves what is typed into a form whose own script has not arrived: the visitor may leave the page before it does. */
export const keepTypedWords = () =>
  document.addEventListener(
    'input',
    ({ target }) => {
      const { form, name, value } = target as HTMLInputElement
      const key = form?.dataset.draft
      if (!key) return
      attempt(() => {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }))
      })
    },
    // Capturing, so that the form's own script runs later and can remove what was not changed.
    { capture: true },
  )
