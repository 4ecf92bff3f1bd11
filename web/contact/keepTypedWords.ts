/** Keeps what is typed into a form before its own script is there, which keeps it afterwards: a visitor may leave meanwhile. */
export const keepTypedWords = () =>
  document.addEventListener(
    'input',
    ({ target }) => {
      const { form, name, value } = target as HTMLInputElement
      const key = form?.dataset.draft
      if (!key) return
      try {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }))
      } catch {}
    },
    // Before the form's own script, which drops what is as it was.
    { capture: true },
  )
