import { html } from './html.ts'

describe('html', () => {
  it('escapes what could be markup, in texts and in attributes', () => {
    const name = `<img src=x onerror="a('b')"> & co`
    expect(html`<p title="${name}">${name}</p>`.markup).not.toMatch(/<img|"a|'b|& /)
  })

  it('keeps pieces that it made itself, alone and in a list', () => {
    const cells = ['a', '<b>'].map((text) => html`<td>${text}</td>`)
    expect(html`<tr>${cells}${html`<td>c</td>`}</tr>`.markup).toBe('<tr><td>a</td><td>&#60;b&#62;</td><td>c</td></tr>')
  })
})
