import { dropDrafts, dropRetryKey, readDraft, retryKey } from './draft.ts'

it.each(['', 'null', '{"firstName": 1}', '{broken', '"text"'])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('contact-draft:/contact', stored)
  expect(readDraft()).toEqual({})
})

it('gives other words another key, and the same words a new one once they are sent or refused', () => {
  sessionStorage.setItem('partner', 'campground')
  const keys = ['two seats', 'four seats', 'two seats'].map((message) => retryKey({ message }))
  expect(retryKey({ message: 'two seats' })).toBe(keys[2])
  dropDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['partner'])
  keys.push(retryKey({ message: 'two seats' }))
  dropRetryKey()
  keys.push(retryKey({ message: 'two seats' }))
  expect(new Set(keys).size).toBe(5)
})
