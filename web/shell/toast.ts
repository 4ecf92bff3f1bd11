export type Toast = {
  title: string
  description?: string
  /** Destructive toasts tell of something that failed. */
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

const EVENT = 'ridgeline:toast'

/** Loads the code that shows toasts: a form does so when it is first touched, to be able to say that it lost the network. */
export const loadToaster = () => import('./Toaster.tsx')

/** Shows a toast, one at a time, for five seconds. Resolves to false when it cannot be shown: say the text elsewhere. */
export const showToast = async (toast: Toast) => {
  try {
    await loadToaster()
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
