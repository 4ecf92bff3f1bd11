const keptText = (of: Document) =>
  [...of.querySelectorAll('main [data-static]')].map(({ textContent }) => textContent).join()

/** Reloads the page when the server now writes another text into its static parts. */
export const reloadIfChanged = async () => {
  const kept = keptText(document)
  if (!kept) return
  const response = await fetch(window.location.href)
  // An error page says nothing about carts; the 410 page of a withdrawn vehicle does.
  if (response.status >= 500 || response.status === 429) throw new Error(`status: ${response.status}`)
  const now = keptText(new DOMParser().parseFromString(await response.text(), 'text/html'))
  if (now !== kept) window.location.reload()
}
