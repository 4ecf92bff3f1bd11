import { useEffect, useState } from 'react'
import { useFormInAddress } from '#web/islands/useFormInAddress.ts'
import { type EcoForm, readEcoForm, START, writeEcoForm } from './ecoInputs.ts'

const CALCULATING_MS = 1500
const CELEBRATION_MS = 3000

type Phase = { name: 'idle' | 'celebrating' } | { name: 'calculating'; fields: EcoForm }

/** The form, the last results, and the phases in between. */
export const useCalculator = () => {
  const { form, fields, saved, change, save } = useFormInAddress({
    read: readEcoForm,
    write: writeEcoForm,
    start: START,
  })
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [runs, setRuns] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase ends once
  useEffect(() => {
    if (phase.name === 'calculating') {
      const timer = setTimeout(() => {
        save(phase.fields)
        setPhase({ name: 'celebrating' })
        setRuns((count) => count + 1)
      }, CALCULATING_MS)
      return () => clearTimeout(timer)
    }
    if (phase.name === 'celebrating') {
      const timer = setTimeout(() => setPhase({ name: 'idle' }), CELEBRATION_MS)
      return () => clearTimeout(timer)
    }
  }, [phase])

  return {
    form,
    fields,
    change,
    calculate: () => setPhase({ name: 'calculating', fields }),
    calculated: saved,
    phase: phase.name,
    /** Number of calculations on this page; 0 when the results came with the address. */
    runs,
  }
}
