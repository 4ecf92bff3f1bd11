export const STORY_TITLE = 'It began in a shearing shed'
export const STORY = ['Two brothers repaired a buggy for the winery next door, and then the next one.']
export const SHORT_STORY = ['We opened in a shearing shed and have filled it since.']
export const TEAM = [{ name: 'Ivy Marrow', role: 'Owner', text: 'Answers the phone herself.' }]
export const REVIEWS = [
  { author: 'Ned K.', headline: 'It runs', body: 'It has run since.', rating: 5, datePublished: '2025-02-03' },
]
