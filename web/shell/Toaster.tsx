import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'
import { X } from '#web/ui/icons.tsx'
import { ChakraParts } from './ChakraParts.tsx'
import type { Toast as ToastContent } from './toast.ts'

const SHOWN_MS = 5000
// One id for all toasts: each replaces the one before.
const ID = 'toast'

/** Toasts come from the top on small screens and from the bottom right on larger ones. */
const placedToaster = () => {
  const isLarge = window.matchMedia(`(min-width: ${BREAKPOINTS.md})`).matches
  return createToaster({ placement: isLarge ? 'bottom-end' : 'top', duration: SHOWN_MS })
}

export const Toaster = ({ latest }: { latest: ToastContent }) => {
  const [toaster] = useState(placedToaster)
  useEffect(() => {
    const { title, description, variant, action } = latest
    const type = variant === 'destructive' ? 'error' : 'info'
    // The region subscribes to the toaster after its first effect.
    queueMicrotask(() => toaster.create({ id: ID, title, description, action, type, closable: true }))
  }, [toaster, latest])

  return (
    <ChakraParts>
      <ChakraToaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close">
              <X size={18} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </ChakraParts>
  )
}
