import { LONGEST_ANSWER, questionOf } from '#graph/dealer/questions.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { field } from '#web/theme/field.styles.ts'
import { contactForm } from './ContactForm.styles.ts'
import { FACES } from './faces.ts'

/** By the interest under which they are asked. Styles show those of the chosen one, with and without scripts. */
const ASKED = [
  { interest: 'trade-in', questions: FACES.tradeIn.questions },
  { interest: 'service', questions: FACES.service.questions },
]

/** What is asked about the visitor's own cart: it goes into the context of the inquiry. */
export const Questions = ({ answers = {} }: Pick<InquiryContext, 'answers'>) =>
  ASKED.map(({ interest, questions }) => (
    <fieldset key={interest} className={contactForm.questions} data-for={interest}>
      <legend className={contactForm.label}>Your cart (optional)</legend>
      {questions.map((question) => {
        const { ask, options } = questionOf(question)
        const name = question.toLowerCase() as keyof typeof answers
        const control = { id: name, name, className: field(), defaultValue: answers[name] }
        return (
          <div key={name}>
            <label className={contactForm.label} htmlFor={name}>
              {ask}
            </label>
            {options ? (
              <select {...control}>
                <option value="">Choose one</option>
                {Object.entries(options).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <input {...control} maxLength={LONGEST_ANSWER} autoComplete="off" />
            )}
          </div>
        )
      })}
    </fieldset>
  ))
