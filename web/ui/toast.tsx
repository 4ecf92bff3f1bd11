import { createRoot, type Root } from 'react-dom/client'
import { withTimeout } from '#web/environment/network.ts'
import type { ToastContent } from './Toaster.tsx'

/** Loads the code that shows toasts. A form loads it when it is first touched: later the network may be gone. */
export const loadToaster = () => import('./Toaster.tsx')

let root: Root | undefined

/** Shows a toast for five seconds. Resolves to false when the toast cannot be shown: the caller then shows the text elsewhere. */
export const showToast = async (toast: ToastContent) => {
  try {
    const { Toaster } = await withTimeout(loadToaster())
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<Toaster latest={toast} />)
    return true
  } catch {
    return false
  }
}
