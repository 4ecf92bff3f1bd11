const isMeant = (form: EventTarget | null) => form instanceof HTMLFormElement && form.dataset.filteredBy === 'server'

/**
 * Sends the choices of a form that the server answers with a list, at each choice by a pointer: the answer is a document. Keys go through
 * options one by one, and in a phone's sheet several are chosen: there the form's button sends them.
 */
export const sendChoices = () => {
  let isByPointer = false
  document.addEventListener('pointerdown', () => {
    isByPointer = true
  })
  document.addEventListener('keydown', () => {
    isByPointer = false
  })
  document.addEventListener('change', ({ target }) => {
    const { form, type } = target as HTMLInputElement
    if (!isByPointer || type === 'search' || !form || !isMeant(form)) return
    if (!form.querySelector(':popover-open')) form.requestSubmit()
  })
  // People read addresses, and share them.
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!isMeant(target)) return
    for (const [name, value] of [...formData]) if (!value) formData.delete(name)
  })
  // Back brings a list as it was left, beside the choice that led away from it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) if (isMeant(form)) form.reset()
  })
}
