import { inTime } from '#web/data/inTime.ts'

export type Toast = {
  title: string
  description?: string
  /** Destructive toasts report a failure. */
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

const EVENT = 'ridgeline:toast'

/** Loads the code that shows toasts. A form loads it when it is first touched: later the network may be gone. */
export const loadToaster = () => import('./Toaster.tsx')

/** Shows a toast for five seconds. Resolves to false when the toast cannot be shown: the caller then shows the text elsewhere. */
export const showToast = async (toast: Toast) => {
  try {
    await inTime(loadToaster())
  } catch {
    return false
  }
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }))
  return true
}

export const onToast = (listener: (toast: Toast) => void) => {
  const listen = (event: Event) => listener((event as CustomEvent<Toast>).detail)
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
