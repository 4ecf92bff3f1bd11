import { DeskForm } from '#web/desk/DeskForm.tsx'
import { CheckBoxes } from '#web/desk/fields/CheckBoxes.tsx'
import { fields } from '#web/desk/fields/fields.styles.ts'
import { TextField } from '#web/desk/fields/TextField.tsx'
import type { PlacesQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'

/** 0% APR: for how long, and on which new carts. */
export const PromotionForm = ({ promotion }: { promotion: PlacesQuery['editedPromotion'] }) => {
  const { months, series, choices } = promotion
  return (
    <section aria-labelledby="promotion">
      <DeskForm action="/desk/promotion/save" values={{ of: 'promotion' }} className={fields.form}>
        <h2 id="promotion">0% APR promotion</h2>
        <TextField
          of="promotion"
          name="months"
          now={months}
          label="Longest term, in months"
          inputMode="numeric"
          maxLength={3}
          required
        />
        <CheckBoxes
          of="promotion"
          name="series"
          now={series}
          legend="On new carts of (nothing ticked ends it)"
          choices={choices.map((choice) => ({ value: choice, label: choice }))}
        />
        <button type="submit" className={button()}>
          Save
        </button>
      </DeskForm>
    </section>
  )
}
