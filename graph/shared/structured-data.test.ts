import { scriptJson } from './structured-data.ts'

describe('scriptJson', () => {
  it('cannot end its script element or a line, and reads back as it was', () => {
    const value = { text: '</script><!-- \u2028 \u2029', list: [1, null] }
    const json = scriptJson(value)
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(value)
  })
})
