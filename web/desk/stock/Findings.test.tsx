import { readFileSync } from 'node:fs'
import { DeskForm } from '#web/desk/DeskForm.tsx'
import { type Desk, DeskContext } from '#web/desk/desk.ts'
import { Findings } from './Findings.tsx'

// jsdom lacks what React's server looks for when it is read.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {}
  },
})
const { renderToStaticMarkup } = await import('react-dom/server')

const script = readFileSync('web/public/desk.js', 'utf8')
const desk = { token: 't', here: '/desk/new', typed: {}, refused: null, typedAction: null } as Desk

/** Opens the page of a form with these findings, as a browser does. */
const open = (words: string) => {
  const form = (
    <DeskContext value={desk}>
      <DeskForm action="/desk/carts/add">
        <Findings words={words} />
      </DeskForm>
    </DeskContext>
  )
  document.body.innerHTML = `${renderToStaticMarkup(form)}<template id="draft"><p><button>Throw it away</button></p></template>`
  new Function(script)()
}
const rows = () => [...document.querySelectorAll('li')].map((row) => [...row.querySelectorAll('select, input')])
const texts = () => rows().map(([, , text]) => (text as HTMLInputElement).value)
const type = (row: number, words: string) => {
  const text = rows()[row]![2] as HTMLInputElement
  text.value = words
  text.dispatchEvent(new Event('input', { bubbles: true }))
}
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!

it('a draft has all rows of its findings, however many the page had, and one empty row is enough', () => {
  open('roof, left: Scuffs')
  expect(texts()).toEqual(['Scuffs', ''])
  for (let row = 2; row < 7; row++) button('Another finding').click()
  // A row in the middle may be empty: rows count on, and none may be missing.
  for (const row of [1, 3, 4, 5]) type(row, `Words ${row}`)
  open('roof, left: Scuffs')
  expect(texts()).toEqual(['Scuffs', 'Words 1', '', 'Words 3', 'Words 4', 'Words 5', ''])
  expect(rows().map(([spot]) => spot!.id)).toEqual(rows().map((_row, index) => `findings-${index + 1}-spot`))
  button('Throw it away').click()
  expect(texts()).toEqual(['Scuffs', ''])
  open('')
  expect(texts()).toEqual([''])
})
