import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type EcoForm, ecoAddress, readEcoForm, START, sliderMiles } from './ecoInputs.ts'

const CALCULATING_MS = 1500
const CELEBRATION_MS = 3000

type Phase = { name: 'idle' | 'celebrating' } | { name: 'calculating'; choice: EcoForm }

/** Makes the results shareable. The router is left out, since it would render the page anew. */
const putIntoAddress = (choice: EcoForm) => window.history.replaceState(window.history.state, '', ecoAddress(choice))

/** The form's choice, the last results, and the phases in between. Starts from the address, as the form without scripts sends it. */
export const useCalculator = () => {
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const [calculated, setCalculated] = useState(() => readEcoForm(params))
  const [choice, setChoice] = useState(calculated ?? START)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [runs, setRuns] = useState(0)

  // A choice from before hydration is in the form only; the slider has no name, so FormData lacks it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    const chosen = readEcoForm(new URLSearchParams(new FormData(form.current!) as never)) ?? choice
    const slid = slider.current!.value
    setChoice(slid === String(sliderMiles(choice)) ? chosen : { ...chosen, miles: slid })
  }, [])

  useEffect(() => {
    if (phase.name === 'calculating') {
      const timer = setTimeout(() => {
        putIntoAddress(phase.choice)
        setCalculated(phase.choice)
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
    slider,
    choice,
    change: (changed: Partial<EcoForm>) => setChoice((before) => ({ ...before, ...changed })),
    calculate: () => setPhase({ name: 'calculating', choice }),
    calculated,
    phase: phase.name,
    /** Number of calculations on this page; 0 when the results came with the address. */
    runs,
  }
}
