import type { Page } from 'playwright/test'
import { expect, open, started } from './fixtures.ts'

/** What a visitor types, by the labels of the contact form's fields. */
const FILLING = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '(570) 555-0123',
  Message: 'Does the Nomad XL climb a steep drive?',
}

export type Filling = typeof FILLING

/** An inquiry that no other test sends. */
export const newInquiry = (given: Partial<Filling> = {}): Filling => ({
  ...FILLING,
  Email: `ada.${crypto.randomUUID()}@example.com`,
  ...given,
})

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const submitButton = (page: Page) => page.locator('form[action="/contact"] button[type=submit]')

/** Opens the contact page and starts its island: until then the browser would send the form itself, as without scripts. */
export const openForm = async (page: Page, path = '/contact') => {
  await open(page, path)
  await field(page, 'First name').focus()
  await started(page, 'ContactForm')
}

export const fill = async (page: Page, filling: Partial<Filling>) => {
  for (const [label, text] of Object.entries(filling)) await field(page, label).fill(text)
}

export const fillAndSend = async (page: Page, filling: Partial<Filling> = FILLING) => {
  await fill(page, filling)
  await submitButton(page).click()
}

export const expectFilled = async (page: Page, filling: Partial<Filling> = FILLING) => {
  for (const [label, text] of Object.entries(filling)) await expect(field(page, label)).toHaveValue(text)
}
