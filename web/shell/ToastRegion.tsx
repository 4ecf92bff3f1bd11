import { useEffect, useState } from 'react'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { loadToaster, onToast, type Toast } from './toast.ts'

const Toaster = lazyPart(async () => (await loadToaster()).Toaster, { pending: null })

/** Shows the toasts of `showToast`. */
export const ToastRegion = () => {
  const [latest, setLatest] = useState<Toast>()
  useEffect(() => onToast(setLatest), [])
  return latest && <Toaster latest={latest} />
}
