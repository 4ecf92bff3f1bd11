const keptText = (of: Document) =>
  [...of.querySelectorAll('main [data-served]')].map(({ textContent }) => textContent).join()

/** Loads the page anew when the server's HTML, as far as the browser has kept it, says something else by now. */
export const reloadIfChanged = async () => {
  const kept = keptText(document)
  if (!kept) return
  const html = await (await fetch(window.location.href)).text()
  if (keptText(new DOMParser().parseFromString(html, 'text/html')) !== kept) window.location.reload()
}
