export const COPY = 'Copy'

/** Makes the buttons of code blocks work. The message stays until the focus leaves the button. */
export const copyOnPress = () => {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('[data-copy]')
    if (!button) return
    const words = button.firstElementChild!
    button.addEventListener('blur', () => words.replaceChildren(COPY), { once: true })
    try {
      await navigator.clipboard.writeText(button.closest('figure')?.querySelector('code')?.textContent ?? '')
      words.textContent = 'Copied'
    } catch {
      // Browsers may forbid access to the clipboard, and do so on a site without TLS.
      words.textContent = 'Not copied'
    }
  })
}
