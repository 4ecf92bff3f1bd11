import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type RentalChoice, readChoice, sliderDays } from './rentalChoice.ts'

/** Starts from the address, as the form without scripts sends it. */
export const useRentalChoice = () => {
  const [params] = useSearchParams()
  const [choice, setChoice] = useState(() => readChoice(params))
  const form = useRef<HTMLFormElement>(null)
  const slider = useRef<HTMLInputElement>(null)

  // A choice from before hydration is in the form only; the slider has no name, so FormData lacks it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    if (!form.current || !slider.current) return
    const chosen = readChoice(new URLSearchParams(new FormData(form.current) as never))
    const slid = slider.current.value
    setChoice(slid === String(sliderDays(choice)) ? chosen : { ...chosen, days: slid })
  }, [])

  const change = (changed: Partial<RentalChoice>) => setChoice((before) => ({ ...before, ...changed }))
  return { form, slider, choice, change }
}
