import { COMPARED } from './lists.ts'
import { startShortlist } from './startShortlist.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('a press renders the buttons and the bar once', async () => {
  localStorage.clear()
  document.body.innerHTML = `<main tabindex="-1"><form data-price="9995">
    <button name="ids" value="a" data-shortlist="compared" aria-label="Compare Cart a" aria-pressed="false"></button></form></main>
    <a id="to-shortlist"></a>
    <div id="shortlist"><p role="status"></p><div hidden><a href="/compare"></a><button></button></div></div>`
  startShortlist()
  await settle()
  const button = document.querySelector('button')!
  let renderings = 0
  const observer = new MutationObserver((changes) => {
    renderings += changes.length
  })
  observer.observe(button, { attributes: true, attributeFilter: ['aria-pressed'] })
  button.click()
  await settle()
  expect(renderings).toBe(1)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelector('[role=status]')!.textContent).toBe('1 cart chosen. Add another to compare.')
  COMPARED.write([])
  await settle()
  expect(button.getAttribute('aria-pressed')).toBe('false')
})
