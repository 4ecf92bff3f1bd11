import { dropDraft, keepDraft, readDraft } from './draft.ts'

const VALUES = {
  firstName: 'Ada',
  lastName: 'Novak',
  email: 'ada@',
  phone: '',
  interest: 'parts' as const,
  message: 'Not fini',
}

beforeEach(() => sessionStorage.clear())

it('keeps what was typed, for each context apart, until it is dropped', () => {
  keepDraft(VALUES)
  keepDraft({ ...VALUES, message: 'About the Nomad' }, { vehicle: 'nomad-xl' })
  expect(readDraft()).toEqual(VALUES)
  expect(readDraft({ vehicle: 'nomad-xl' })).toMatchObject({ message: 'About the Nomad' })
  dropDraft()
  expect(readDraft()).toBeUndefined()
  expect(readDraft({ vehicle: 'nomad-xl' })).toBeDefined()
})

it.each(['', 'null', '{"firstName": 1}', '{broken'])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('contact-draft:/contact', stored)
  expect(readDraft()).toBeUndefined()
})
