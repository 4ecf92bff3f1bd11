import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

type Options<Values> = {
  /** Reads the values from an address or a form; null if there are none. */
  read: (params: URLSearchParams) => Values | null
  /** The query parameters for the values, named as the form's fields. */
  write: (values: Values) => Record<string, string>
  start: Values
  /** Whether each `change` event updates the address, without a submit button. */
  savesChanges?: boolean
}

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/**
 * The form's fields. A slider has no name, so that it is not submitted: once moved, it sets the field that its `data-field`
 * names.
 */
const paramsOf = (form: HTMLFormElement) => {
  const params = fieldsOf(form)
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    if (slider.value !== slider.defaultValue) params.set(slider.dataset.field!, slider.value)
  }
  return params
}

/**
 * The state of a GET form that also works without scripts. The address has its values, so that a reload, Back and a shared link
 * show the same results. `fields` are the values in the form, `saved` those in the address.
 */
export const useFormInAddress = <Values extends object>({ read, write, start, savesChanges }: Options<Values>) => {
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(() => read(params))
  const [fields, setFields] = useState(saved ?? start)

  /** The query whose values are shown. */
  const query = useRef<string>(undefined)

  const save = (values: Values) => {
    setSaved(values)
    // The entry keeps its state. The island's router is not told: nothing but this form reads the query.
    window.history.replaceState(
      window.history.state,
      '',
      `?${new URLSearchParams(write(values))}${window.location.hash}`,
    )
    query.current = window.location.search
  }
  // Links within the page make entries, which Back leads to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    query.current ??= window.location.search
    const follow = () => {
      const { search } = window.location
      if (search === query.current) return
      query.current = search
      const values = read(new URLSearchParams(search))
      const shown = values ?? start
      setSaved(values)
      setFields(shown)
      // Fields whose value the browser keeps would go on showing what was typed.
      for (const [name, value] of Object.entries(write(shown))) {
        const field = form.current?.elements.namedItem(name)
        if (field) (field as HTMLInputElement).value = value
      }
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  // The native `change` event: React's `onChange` fires at every step of a slider, and browsers throttle `replaceState`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    const element = form.current
    if (!element) return
    const inForm = () => read(paramsOf(element))
    // What was chosen before hydration is only in the form.
    const chosen = inForm()
    if (chosen) setFields(chosen)
    if (!savesChanges) return
    if (chosen && JSON.stringify(chosen) !== JSON.stringify(fields)) save(chosen)
    const saveChanges = () => {
      const values = inForm()
      if (!values) return
      // React renders before its own listener runs, and would put back the choice of before.
      setFields(values)
      save(values)
    }
    element.addEventListener('change', saveChanges)
    return () => element.removeEventListener('change', saveChanges)
  }, [])
  const change = (changed: Partial<Values>) => setFields((before) => ({ ...before, ...changed }))
  return { form, fields, saved, change, save }
}
