const keptText = (of: Document) =>
  [...of.querySelectorAll('main [data-static]')].map(({ textContent }) => textContent).join()

/** Reloads the page when the server now writes another text into its static parts. */
export const reloadIfChanged = async () => {
  const kept = keptText(document)
  if (!kept) return
  const html = await (await fetch(window.location.href)).text()
  if (keptText(new DOMParser().parseFromString(html, 'text/html')) !== kept) window.location.reload()
}
