import { dropDrafts, readDraft, saveDraft } from './draft.ts'

const VEHICLE = '/contact?vehicle=nomad-xl'

beforeEach(() => sessionStorage.clear())

it('keeps what was typed, for each context apart, until all of it is dropped', () => {
  saveDraft({ firstName: 'Ada', message: 'Not fini' })
  saveDraft({ message: 'About the Nomad' }, VEHICLE)
  expect(readDraft()).toEqual({ firstName: 'Ada', message: 'Not fini' })
  expect(readDraft(VEHICLE)).toEqual({ message: 'About the Nomad' })
  sessionStorage.setItem('partner', 'campground')
  dropDrafts()
  expect([readDraft(), readDraft(VEHICLE)]).toEqual([{}, {}])
  expect(sessionStorage.getItem('partner')).toBe('campground')
})

it('keeps nothing once nothing is typed any more', () => {
  saveDraft({ message: 'A secret' })
  saveDraft({})
  expect(sessionStorage).toHaveLength(0)
})

it.each(['', 'null', '{"firstName": 1}', '{broken', '"text"'])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('contact-draft:/contact', stored)
  expect(readDraft()).toEqual({})
})
