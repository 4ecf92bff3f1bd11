import { DeskForm } from '#web/desk/DeskForm.tsx'
import { Summary } from '#web/desk/Summary.tsx'
import { fieldLabel, fieldText } from '#web/desk/words.ts'
import type { StockFileQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { filePage as style } from './FilePage.styles.ts'

const carts = (count: number) => (count === 1 ? '1 cart' : `${count} carts`)

type Props = { file: NonNullable<StockFileQuery['stockFile']> }

/** What a file would do, cart by cart, and the step that does it. */
export const FileDifference = ({ file }: Props) => {
  const { id, name, seen, added, changed, missing, unchanged, notes } = file
  const isNothing = added.length + changed.length === 0
  return (
    <DeskForm action="/desk/file/apply" values={{ file: id, name, seen }} className={style.part}>
      <h2 className={style.title}>What {name} would do</h2>
      {isNothing && <p>Nothing: all {carts(unchanged)} are in stock as they are in the file.</p>}
      {notes.length > 0 && (
        <ul aria-label="Please check" className={style.problems}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <section>
          <h3>{carts(added.length)} added</h3>
          <ul className={style.list}>
            {added.map((cart) => (
              <li key={cart.id}>{cart.name}</li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h3>{carts(changed.length)} changed</h3>
          <ul className={style.list}>
            {changed.map((cart) => (
              <li key={cart.id}>
                {cart.name}
                {cart.fields.map(({ name, before, after }) => (
                  <p key={name} className={style.change}>
                    {fieldLabel(name)}: {fieldText(name, JSON.parse(before))} → {fieldText(name, JSON.parse(after))}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <details className={style.missing} open={!isNothing && missing.length < 10}>
          <Summary>
            {carts(missing.length)} in stock {missing.length === 1 ? "isn't" : "aren't"} in the file, and stay
            {missing.length === 1 && 's'} unless you tick {missing.length === 1 ? 'it' : 'them'}
          </Summary>
          <ul className={style.list}>
            {missing.map((cart) => (
              <li key={cart.id}>
                <label className={style.tick}>
                  <input type="checkbox" name="gone" value={cart.id} /> Take {cart.name} off the site
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!(isNothing && missing.length === 0) && (
        <button type="submit" className={button()}>
          Apply
        </button>
      )}
    </DeskForm>
  )
}
