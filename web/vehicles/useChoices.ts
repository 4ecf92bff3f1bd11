import { useOptimistic, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { type InventoryChoices, inventoryPath, readChoices } from './filters.ts'

/** The choices that the controls show, and the way to change them. The address changes once the new list can be shown. */
export const useChoices = (rendered: InventoryChoices) => {
  const navigate = useNavigate()
  const [isChanging, startChange] = useTransition()
  const [chosen, setChosen] = useOptimistic(rendered)
  const change = (choices: InventoryChoices) => {
    // The rendered choices may lag behind the address.
    const current = readChoices(new URLSearchParams(window.location.search))
    // Back undoes a search as a whole, not letter by letter.
    const isTypedOn = choices.q !== current.q && current.q !== ''
    startChange(() => {
      setChosen(choices)
      void navigate(inventoryPath(choices), { replace: isTypedOn })
    })
  }
  return { chosen, change, isChanging }
}

/** All choices of the form, sent or not. */
export const choicesIn = (form: HTMLFormElement) =>
  readChoices(new URLSearchParams([...new FormData(form)] as [string, string][]))
