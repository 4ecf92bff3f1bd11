import { LONGEST_ANSWER, questionOf } from '#graph/dealer/questions.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { field } from '#web/theme/field.styles.ts'
import { contactForm } from './ContactForm.styles.ts'
import { FACES } from './faces.ts'

/** By the interest under which they are asked. Styles show those of the chosen one, with and without scripts. */
const ASKED = [
  { interest: 'trade-in', legend: 'Your cart', questions: FACES.tradeIn.questions },
  { interest: 'service', legend: 'Your cart', questions: FACES.service.questions },
  { interest: 'test-drive', legend: 'Your test drive', questions: FACES.testDrive.questions },
]

/** The questions about the visitor's own cart or test drive. Their answers become lines of the message. */
export const Questions = ({ answers = {}, vehicle }: Pick<InquiryContext, 'answers' | 'vehicle'>) =>
  ASKED.map(({ interest, legend, questions }) => (
    <fieldset key={interest} className={contactForm.questions} data-for={interest}>
      <legend className={contactForm.label}>{legend} (optional)</legend>
      {questions.map((name) => {
        if (name === 'drive' && vehicle) return null
        const { ask, options } = questionOf(name)
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
