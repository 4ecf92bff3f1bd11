import { filledIn } from './values.ts'

const read = (query: string) => filledIn(new URLSearchParams(query))

it('takes the topic of a link into the form', () => {
  expect(read('interest=service')).toEqual({ interest: 'service' })
})

it.each(['', 'interest=SERVICE', 'interest=toString'])('takes nothing from "%s"', (query) => {
  expect(read(query)).toEqual({})
})
