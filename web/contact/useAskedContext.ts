import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { isEmpty, readContext, readForm } from './readContext.ts'

/** The choices in the address, or in a form that came back. */
export const useAskedContext = () => {
  const submitted = useContext(SubmittedFormContext)
  const [params] = useSearchParams()
  const inAddress = readContext((name) => params.get(name))
  return isEmpty(inAddress) && submitted ? readForm(submitted.values) : inAddress
}
