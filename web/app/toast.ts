export type Toast = {
  title: string
  description?: string
  /** Destructive toasts tell of something that failed. */
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

const EVENT = 'ridgeline:toast'

/** Shows a toast; one at a time, for five seconds. */
export const showToast = (toast: Toast) => window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }))

export const onToast = (listener: (toast: Toast) => void) => {
  const listen = (event: Event) => listener((event as CustomEvent<Toast>).detail)
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
