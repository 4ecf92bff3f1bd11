type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'checked'>>

/** What a visitor does to a control. */
export type ControlState = Partial<Pick<HTMLInputElement, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>>

const CONTROLS = 'input, select, textarea, button, a, summary'
const CHOICES = ['checkbox', 'radio', 'submit']

const keyOf = (control: Control) => {
  const { localName, name = '', type = '', value = '' } = control
  return [localName, type, name, CHOICES.includes(type) ? value : ''].join(' ')
}

/** The controls of a part, each with a name by which it is found in the same part that was rendered anew. */
export const controlsIn = (part: Element) => {
  const counts = new Map<string, number>()
  return [...part.querySelectorAll<Control>(CONTROLS)].map((control) => {
    const key = keyOf(control)
    const index = counts.get(key) ?? 0
    counts.set(key, index + 1)
    return { control, name: `${key} ${index}` }
  })
}

/** Whether a visitor has typed or chosen something in a control: only its value shows it. */
export const isChanged = (control: Element) => {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(first, 0)
  }
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement
  return value !== defaultValue || checked !== defaultChecked
}

export const FIELDS = 'input, select, textarea'

export const hasChanges = (parent: ParentNode) => [...parent.querySelectorAll(FIELDS)].some(isChanged)

/** Copies what the visitor typed or chose. A control that was removed from the page still has it. */
export const copyState = (from: ControlState, to: Control) => {
  if (to instanceof HTMLInputElement && CHOICES.includes(to.type)) to.checked = from.checked!
  else if ('value' in to && !(to instanceof HTMLButtonElement)) to.value = from.value
}

export const copyFocus = ({ selectionStart, selectionEnd }: ControlState, to: Control) => {
  to.focus({ preventScroll: true })
  // Fields for email addresses and dates have no selection.
  if ('setSelectionRange' in to && typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd!)
}

/**
 * Remembers the controls of a part whose nodes may be replaced: an island that finds other nodes in its HTML than the server wrote, by
 * a translation or a browser's helper, is rendered anew.
 */
export const rememberControls = (part: Element) => {
  const remembered = controlsIn(part)
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    focused = target as Element
  }
  part.addEventListener('focusin', follow)

  /** The control that has taken the place of one, or the same. */
  const find = (control: Element): HTMLElement | undefined => {
    if (control.isConnected) return control as HTMLElement
    const name = remembered.find((one) => one.control === control)?.name
    return controlsIn(part).find((one) => one.name === name)?.control
  }
  /** Gives the controls in the place of removed ones what those had: values, choices, focus and selection. */
  const restore = () => {
    part.removeEventListener('focusin', follow)
    if (remembered.every(({ control }) => control.isConnected)) return
    const present = new Map(controlsIn(part).map(({ control, name }) => [name, control]))
    for (const { control, name } of remembered) {
      const successor = present.get(name)
      if (control.isConnected || !successor) continue
      copyState(control, successor)
      if (control === focused && document.activeElement === document.body) copyFocus(control, successor)
    }
  }
  return { find, restore }
}
