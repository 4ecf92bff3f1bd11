import { filledIn } from './values.ts'

const read = (query: string) => filledIn(new URLSearchParams(query))

it('takes the topic and the town of a link into the form', () => {
  expect(read('interest=service')).toEqual({ interest: 'service' })
  expect(read('town=mountain-top')).toEqual({ message: "I'd like a quote, delivered to Mountain Top. " })
  expect(read('interest=renting&town=dallas')).toEqual({
    interest: 'renting',
    message: "I'd like to rent a cart in Dallas. ",
  })
})

it.each(['', 'interest=SERVICE', 'interest=toString', 'town=Call+me', 'town=-', 'town=<b>', `town=${'a'.repeat(21)}`])(
  'takes nothing from "%s"',
  (query) => {
    expect(read(query)).toEqual({})
  },
)
