import { EARLY_PRESS, isPressed, keepEarlyPresses, pressAgain } from './earlyPresses.ts'

let pressed: string[]
let asked: number
let leave: () => void

const find = (name: string) => document.getElementById(name)!

beforeEach(() => {
  document.body = document.createElement('body')
  document.body.innerHTML = `<button id="menu" type="button">Menu</button>
    <div id="island" data-island="VehicleGallery"><a id="picture" href="#large" data-scripted=""><b id="inside">Large</b></a></div>
    <a id="link" href="#about">About</a>`
  delete document.documentElement.dataset.started
  pressed = []
  asked = 0
  leave = keepEarlyPresses()
  document.body.addEventListener(EARLY_PRESS, () => asked++)
  document.body.addEventListener('click', ({ target }) => pressed.push((target as Element).id))
})
afterEach(() => leave())

describe('a press before its script is there', () => {
  it('is done again when its own part has started', () => {
    find('inside').click()
    find('menu').click()
    expect([pressed, asked]).toEqual([[], 2])
    expect(isPressed(find('island'))).toBe(true)
    pressAgain(document.documentElement)
    expect(pressed).toEqual(['menu'])
    pressAgain(find('island'))
    expect(pressed).toEqual(['menu', 'picture'])
    find('inside').click()
    expect(pressed).toEqual(['menu', 'picture', 'inside'])
  })

  it('is left to the browser where links work without scripts, and where it opens another tab', () => {
    find('link').click()
    find('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect([pressed, asked]).toEqual([['link', 'picture'], 0])
  })

  it('is given back to the browser when the scripts do not come', () => {
    find('picture').click()
    leave()
    expect(pressed).toEqual(['picture'])
    find('menu').click()
    expect(pressed).toEqual(['picture', 'menu'])
  })
})
