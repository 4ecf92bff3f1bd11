import { QUESTION_NAMES, questionOf } from '#graph/dealer/questions.ts'
import { codeOf, LISTED_REASONS, REASONS, reasonNamed, reasonOf } from '#graph/dealer/reasons.ts'
import { thanksPath } from '#web/parts/paths.ts'
import { inquiryOf } from './inquiryOf.ts'

/** A form in which the visitor chose the first of each list, and typed all else. */
const answerTo = (name: (typeof QUESTION_NAMES)[number]) =>
  Object.keys(questionOf(name).options ?? { [`typed-${name}`]: '' })[0]!

const ANSWERS = Object.fromEntries(QUESTION_NAMES.map((name) => [name, answerTo(name)]))
const TYPED = {
  firstName: 'typed',
  lastName: 'typed',
  email: 'typed@typed',
  phone: 'typed',
  message: 'typed words here',
}

describe.each(LISTED_REASONS)('the reason %s', (reason) => {
  const posted = { ...TYPED, ...ANSWERS, interest: reason, lines: 'typed' }
  const { input, context } = inquiryOf(posted)
  const { interest, questions = [] } = reasonNamed(reason)

  it('is sent with its interest and its code', () => {
    expect(input).toMatchObject({ interest: interest.toUpperCase(), context: { reason: codeOf(reason) } })
    expect(reasonOf({ ...context, reason })).toBe(reason)
  })

  it('asks its own questions, which become lines of the message, and no others', () => {
    const asked = QUESTION_NAMES.filter((name) => input.message.includes(`${questionOf(name).label}: `))
    expect(asked).toEqual(QUESTION_NAMES.filter((name) => questions.some((question) => question === name)))
    const elsewhere = LISTED_REASONS.filter((other) => other !== reason).flatMap(
      (other) => reasonNamed(other).questions,
    )
    expect(questions.filter((name) => elsewhere.includes(name))).toEqual([])
  })

  it('has nothing in the address of the thanks that a visitor typed', () => {
    const path = thanksPath(context)
    expect(path).not.toContain('typed')
    expect(path).toMatch(reason === 'sales' ? /^\/thank-you$/ : `reason=${reason}`)
  })

  it('thanks with the title of its own, or with that of the cart', () => {
    const { title, thanks } = REASONS[reason] as { title?: string; thanks?: string }
    expect(Boolean(title)).toBe(Boolean(thanks))
    expect(reasonOf({ reason, vehicle: 'nomad' })).toBe(title ? reason : 'cart')
  })
})
