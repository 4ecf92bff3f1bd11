import { newRetryKey } from './retryKey.ts'

it('keeps the key while the same words are sent again, so that they are stored once', () => {
  const keyFor = newRetryKey()
  const key = keyFor({ message: 'Two seats, please' })
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(keyFor({ message: 'Two seats, please' })).toBe(key)
})

it('gives other words another key, and the first words a new one when they come back', () => {
  const keyFor = newRetryKey()
  const keys = ['two seats', 'four seats', 'two seats'].map((message) => keyFor({ message }))
  expect(new Set(keys).size).toBe(3)
})

it('gives two visitors with the same words two keys', () => {
  const words = { message: 'Call me' }
  expect(newRetryKey()(words)).not.toBe(newRetryKey()(words))
})
