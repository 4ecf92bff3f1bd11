import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, type Toast } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }))

/** Waits for the first toast before it loads what shows them. */
export const ToastRegion = () => {
  const [latest, setLatest] = useState<Toast>()
  useEffect(() => onToast(setLatest), [])
  if (!latest) return null
  return (
    <Suspense>
      <Toaster latest={latest} />
    </Suspense>
  )
}
