import { dropDrafts, dropRetryKey, readDraft, retryKey } from './draft.ts'

it.each(['', 'null', '{"firstName": 1}', '{broken', '"text"'])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('contact-draft:/contact', stored)
  expect(readDraft()).toEqual({})
})

it('drops drafts, and nothing else that the tab keeps', () => {
  sessionStorage.setItem('contact-draft:/contact', '{"firstName":"Ada"}')
  sessionStorage.setItem('partner', 'campground')
  dropDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['partner'])
})

it('keeps the key while the same words are sent again, so that they are stored once', () => {
  const key = retryKey({ message: 'Two seats, please' })
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(retryKey({ message: 'Two seats, please' })).toBe(key)
})

it('gives other words another key, and the same words a new one once they are sent or refused', () => {
  const keys = ['two seats', 'four seats', 'two seats'].map((message) => retryKey({ message }))
  dropDrafts()
  keys.push(retryKey({ message: 'two seats' }))
  dropRetryKey()
  keys.push(retryKey({ message: 'two seats' }))
  expect(new Set(keys).size).toBe(5)
})
