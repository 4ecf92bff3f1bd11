import { deskPage } from './DeskPage.styles.ts'
import { useDesk } from './desk.ts'
import { fieldLabel, fieldText } from './words.ts'

/** Not an id. */
const FIELD_OF_FORM = /^(?!id$)[A-Za-z]+$/

/** Why the last form changed nothing: in sentences, or with what was on the page, what is there now, and what was wanted. */
export const RefusedLine = () => {
  const { refused } = useDesk()
  if (!refused) return null
  return (
    <div role="alert" className={deskPage.refused}>
      {'problem' in refused && refused.problem}
      {'problems' in refused && (
        <>
          <p>Nothing was saved yet. Please look at this:</p>
          <ul>
            {refused.problems.map(({ field = '', message }) => (
              <li key={field + message}>{FIELD_OF_FORM.test(field) ? `${fieldLabel(field)}: ${message}` : message}</li>
            ))}
          </ul>
        </>
      )}
      {'conflicts' in refused && (
        <>
          <p>Nothing was changed, because somebody else was quicker:</p>
          <ul>
            {refused.conflicts.map(({ cart, field, shown, found, wanted }) => (
              <li key={`${cart} ${field}`}>
                {`${cart ? `${cart}, ` : ''}${fieldLabel(field)}: your page said ${fieldText(field, shown)}, now it's ${fieldText(field, found)}. You wanted ${fieldText(field, wanted)}.`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
