import { dropDrafts, readDraft } from './draft.ts'

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
