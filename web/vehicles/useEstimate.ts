import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCents } from '#web/ui/formatPrice.ts'
import { type EstimateField, isChosen, readEstimate, repaymentFor, termsOf } from './estimate.ts'

/** The estimate of the address, later that of the form. `announcement` is for screen readers. */
export const useEstimate = (price: number) => {
  const [params] = useSearchParams()
  const [estimate, setEstimate] = useState(() => readEstimate(params, price).estimate)
  const [wrong, setWrong] = useState<EstimateField[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [isOpenFirst] = useState(() => isChosen(params))

  const calculate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new URLSearchParams(new FormData(form) as never)
    const read = readEstimate(typed, price)
    setWrong(read.wrong)
    const [first] = read.wrong
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setEstimate(read.estimate)
    setAnnouncement(`${formatCents(repaymentFor(price, read.estimate).monthly)} a month: ${termsOf(read.estimate)}.`)
    // The router is left out, since it would render the page anew.
    window.history.replaceState(window.history.state, '', `?${typed}`)
  }

  return { estimate, wrong, announcement, isOpenFirst, calculate }
}
