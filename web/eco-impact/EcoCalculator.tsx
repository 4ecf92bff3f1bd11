import { island } from '#web/islands/island.tsx'
import { card } from '#web/theme/card.styles.ts'
import { ASSUMPTIONS } from './content.ts'
import { ecoCalculator } from './EcoCalculator.styles.ts'
import { EcoFields } from './EcoFields.tsx'
import { EcoResults } from './EcoResults.tsx'
import { useCalculator } from './useCalculator.ts'

const Calculator = () => {
  const { form, fields, change, calculate, calculated, phase, runs } = useCalculator()
  return (
    <div className={`${card({ variant: 'flat' })} ${ecoCalculator.root}`}>
      <EcoFields
        form={form}
        fields={fields}
        isCalculating={phase === 'calculating'}
        onChange={change}
        onSubmit={calculate}
      />
      <EcoResults calculated={calculated} isCelebrating={phase === 'celebrating'} run={runs} />
      <dl className={ecoCalculator.assumptions}>
        {ASSUMPTIONS.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const EcoCalculator = island('EcoCalculator', Calculator)
