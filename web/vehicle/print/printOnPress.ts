/** Makes the buttons that print their page work. */
export const printOnPress = () =>
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]')) window.print()
  })
