import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fieldsOf } from './useFormNavigation.ts'
import { useReplaceSearch } from './useReplaceSearch.ts'

type Options<Values> = {
  /** The values of an address or a form, by the names of the fields; null when there are none. */
  read: (params: URLSearchParams) => Values | null
  /** The same values as the form writes them into the address. */
  write: (values: Values) => Record<string, string>
  /** The form's values when the address has none. */
  start: Values
  /** Whether each change that the visitor has finished goes into the address, without a button. */
  savesChanges?: boolean
}

/** The form's fields. A slider has no name: once it was moved, it stands for the field that its `data-field` names. */
const paramsOf = (form: HTMLFormElement) => {
  const params = fieldsOf(form)
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    if (slider.value !== slider.defaultValue) params.set(slider.dataset.field!, slider.value)
  }
  return params
}

/**
 * The state of a GET form that works without scripts: the address has its values, so that a reload, Back and a shared link
 * show the same results. `fields` are the form's, `saved` those in the address.
 */
export const useFormInAddress = <Values extends object>({ read, write, start, savesChanges }: Options<Values>) => {
  const [params] = useSearchParams()
  const replaceSearch = useReplaceSearch()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(() => read(params))
  const [fields, setFields] = useState(saved ?? start)

  const save = (values: Values) => {
    setSaved(values)
    replaceSearch(String(new URLSearchParams(write(values))))
  }
  // React's `onChange` follows every step of a slider; browsers allow few changes of the address in a short time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    const element = form.current
    if (!element) return
    const inForm = () => read(paramsOf(element))
    // A choice from before hydration is in the form only.
    const chosen = inForm()
    if (chosen) setFields(chosen)
    if (!savesChanges) return
    if (chosen && JSON.stringify(chosen) !== JSON.stringify(fields)) save(chosen)
    const saveChanges = () => {
      const values = inForm()
      if (values) save(values)
    }
    element.addEventListener('change', saveChanges)
    return () => element.removeEventListener('change', saveChanges)
  }, [])
  const change = (changed: Partial<Values>) => setFields((before) => ({ ...before, ...changed }))
  return { form, fields, saved, change, save }
}
