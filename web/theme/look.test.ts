import { globSync, readFileSync } from 'node:fs'
import { jest } from '@jest/globals'
import * as LOOK from '#graph/dealer/look.ts'

const NOT_HERE = /\.(test|spec)\.tsx?$|\/(e2e|faults|bench|testing|generated)\/|graph\/dealer\/look\.ts$/
const SOURCES = globSync('{graph,web}/**/*.{ts,tsx}').filter((file) => !NOT_HERE.test(file))
const { FONTS } = LOOK

describe('the look of pages, mails, cards and the element', () => {
  it('has its colors and typefaces in one file', () => {
    const values = [...JSON.stringify(LOOK).matchAll(/#\w{6}|(?<="name":")[^"]+|(?<="file":")[^"]+/g)].map(
      ([value]) => value,
    )
    const value = new RegExp(values.join('|'), 'i')
    const repeated = SOURCES.filter((file) => value.test(readFileSync(file, 'utf8')))
    // The bundler takes no computed name for the font that cards are drawn with.
    expect(repeated).toEqual(['web/server/socialCards.tsx'])
    expect(readFileSync('web/server/socialCards.tsx', 'utf8')).toContain(`fonts/${FONTS.heading.file}-700.woff`)
  })

  it.each(Object.values(FONTS))('has the faces of $name', ({ name, file }) => {
    const faces = readFileSync('web/theme/fonts.css', 'utf8').replaceAll('"', '')
    expect(faces).toMatch(new RegExp(`family: ${name};[^}]*/fonts/${file}\\.woff2`))
    expect(faces).toContain(`family: ${name} Arial;`)
    expect(faces).toContain(`family: ${name} DejaVu;`)
  })

  it('changes with that file: mail, pages and the font that they load first', async () => {
    const changed = { EMBER: { ...LOOK.EMBER, 600: '#123456' }, FONTS: { ...FONTS, heading: FONTS.text } }
    jest.unstable_mockModule('#graph/dealer/look.ts', () => ({ ...LOOK, ...changed }))
    const { buttons, layout } = await import('#graph/contact/mail/layout.ts')
    const { system } = await import('./system.ts')
    const mail = layout('Hello', [buttons([{ href: '/', label: 'Go' }])])
    expect(mail).toContain('background: #123456')
    expect(mail).toContain(`font-family: &#39;${FONTS.text.name}&#39;`)
    expect(system.token('colors.ember.600')).toBe('#123456')
    expect(JSON.stringify(system.getGlobalCss())).toContain(`"--heading":"\\"${FONTS.text.name}\\",`)
    expect(readFileSync('web/server/assets.ts', 'utf8')).toMatch(/href="\/fonts\/\$\{FONTS\.heading\.file\}\.woff2"/)
  })
})
