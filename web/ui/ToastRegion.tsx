import { useEffect, useState } from 'react'
import { lazyWithBoundary } from './lazyWithBoundary.tsx'
import type { ToastContent } from './Toaster.tsx'
import { loadToaster, onToast } from './toast.ts'

const Toaster = lazyWithBoundary(async () => (await loadToaster()).Toaster, { pending: null })

/** Shows the toasts of `showToast`. */
export const ToastRegion = () => {
  const [latest, setLatest] = useState<ToastContent>()
  useEffect(() => onToast(setLatest), [])
  return latest && <Toaster latest={latest} />
}
