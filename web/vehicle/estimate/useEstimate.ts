import { type FormEvent, useState } from 'react'
import { useFormInAddress } from '#web/islands/useFormInAddress.ts'
import { type Financed, standardEstimate } from '#web/parts/payment.ts'
import { type EstimateField, readEstimate, writeEstimate } from './estimate.ts'

/** The estimate of the address, later that of the form as the visitor types. */
export const useEstimate = (cart: Financed) => {
  const { form, fields, saved, change } = useFormInAddress({
    read: (params) => {
      const { estimate, wrong } = readEstimate(params, cart)
      return wrong.length > 0 ? null : estimate
    },
    write: writeEstimate,
    start: standardEstimate(cart),
    savesChanges: true,
  })
  const [wrong, setWrong] = useState<EstimateField[]>([])

  const calculate = (event: FormEvent<HTMLFormElement>) => {
    const typed = readEstimate(new URLSearchParams(new FormData(event.currentTarget) as never), cart)
    setWrong(typed.wrong)
    if (typed.wrong.length === 0) change(typed.estimate)
    return typed.wrong
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = calculate(event)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return { form, estimate: fields, saved, wrong, calculate, submit }
}
