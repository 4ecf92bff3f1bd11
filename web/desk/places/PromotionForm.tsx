import { DeskForm } from '#web/desk/DeskForm.tsx'
import { useDesk } from '#web/desk/desk.ts'
import { CheckBoxes } from '#web/desk/fields/CheckBoxes.tsx'
import { fields } from '#web/desk/fields/fields.styles.ts'
import { TextField } from '#web/desk/fields/TextField.tsx'
import { Summary } from '#web/desk/Summary.tsx'
import type { PlacesQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { placesPage as style } from './PlacesPage.styles.ts'

/** 0% APR: for how long, and on which new carts. */
export const PromotionForm = ({ promotion }: { promotion: PlacesQuery['editedPromotion'] }) => {
  const { months, series, choices } = promotion
  const { typed, refused } = useDesk()
  return (
    <details className={style.more} open={refused !== null && typed.of === 'promotion'}>
      <Summary>0% APR promotion: {series ? `${months} months on ${series}` : 'over'}</Summary>
      <DeskForm action="/desk/promotion/save" values={{ of: 'promotion' }} className={fields.form}>
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
    </details>
  )
}
