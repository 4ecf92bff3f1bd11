import { startTransition, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type EcoForm, ecoAddress, readEcoForm, START } from './ecoInputs.ts'

const CALCULATING_MS = 1500
const CELEBRATION_MS = 3000

type Phase = { name: 'idle' | 'celebrating' } | { name: 'calculating'; form: EcoForm }

/** The form, what was calculated last (it lives in the address, so that it can be shared), and the show in between. */
export const useCalculator = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const calculated = readEcoForm(params)
  const [form, setForm] = useState(calculated ?? START)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [runs, setRuns] = useState(0)

  useEffect(() => {
    if (phase.name === 'calculating') {
      const timer = setTimeout(
        () =>
          startTransition(() => {
            void navigate(ecoAddress(phase.form), { replace: true })
            setPhase({ name: 'celebrating' })
            setRuns((count) => count + 1)
          }),
        CALCULATING_MS,
      )
      return () => clearTimeout(timer)
    }
    if (phase.name === 'celebrating') {
      const timer = setTimeout(() => setPhase({ name: 'idle' }), CELEBRATION_MS)
      return () => clearTimeout(timer)
    }
  }, [phase, navigate])

  return {
    form,
    change: (changed: Partial<EcoForm>) => setForm((before) => ({ ...before, ...changed })),
    calculate: () => setPhase({ name: 'calculating', form }),
    calculated,
    phase: phase.name,
    /** How often it was calculated here; 0 when the results came with the address. */
    runs,
  }
}
