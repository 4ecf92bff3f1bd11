import { dropDrafts } from './draft.ts'
import { dropRetryKey, retryKey } from './retryKey.ts'

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
