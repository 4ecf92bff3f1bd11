import { withTimeout } from '#web/environment/network.ts'
import type { ToastContent } from './Toaster.tsx'

const EVENT = 'ridgeline:toast'

/** Loads the code that shows toasts. A form loads it when it is first touched: later the network may be gone. */
export const loadToaster = () => import('./Toaster.tsx')

/** Shows a toast for five seconds. Resolves to false when the toast cannot be shown: the caller then shows the text elsewhere. */
export const showToast = async (toast: ToastContent) => {
  try {
    await withTimeout(loadToaster())
  } catch {
    return false
  }
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }))
  return true
}

export const onToast = (listener: (toast: ToastContent) => void) => {
  const listen = (event: Event) => listener((event as CustomEvent<ToastContent>).detail)
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
