import { ChakraProvider, Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { BREAKPOINTS } from '#web/theme/constants.ts'
import { system } from '#web/theme/system.ts'
import { X } from './icons.tsx'

export type ToastContent = { title: string; description: string }

const SHOWN_MS = 5000
// One id for all toasts: each replaces the one before.
const ID = 'toast'

/** Toasts come from the top on small screens and from the bottom right on larger ones. */
const placedToaster = () => {
  const isLarge = window.matchMedia(`(min-width: ${BREAKPOINTS.md})`).matches
  return createToaster({ placement: isLarge ? 'bottom-end' : 'top', duration: SHOWN_MS })
}

/** Reports a failure. */
export const Toaster = ({ latest }: { latest: ToastContent }) => {
  const [toaster] = useState(placedToaster)
  const root = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<Element>(null)

  useEffect(() => {
    // Chakra's toaster gives the focus back when it leaves the toast, but not when the toast is removed with it.
    const onStatusChange = ({ status }: { status: string }) => {
      const hasFocus = root.current?.contains(document.activeElement)
      if (status === 'dismissing' && hasFocus && focusedBefore.current instanceof HTMLElement)
        focusedBefore.current.focus()
    }
    // The region subscribes to the toaster after its first effect.
    queueMicrotask(() => toaster.create({ id: ID, ...latest, type: 'error', closable: true, onStatusChange }))
  }, [toaster, latest])

  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
  }

  return (
    <ChakraParts>
      <ChakraToaster toaster={toaster}>
        {(toast) => (
          <Toast.Root ref={root} onFocus={noteFocus}>
            <Toast.Title>{toast.title}</Toast.Title>
            <Toast.Description>{toast.description}</Toast.Description>
            <Toast.CloseTrigger aria-label="Close">
              <X />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </ChakraParts>
  )
}

// Rules are added by script in development too: the policy of pages refuses them as text.
const cache = createCache({ key: 'chakra', speedy: true })

// Tokens only: the page's style sheet has the other global styles, and a second copy would override it.
const lazySystem = { ...system, _global: [system.getTokenCss()] }

/** The context of Chakra's interactive parts, which load on first use. */
const ChakraParts = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={lazySystem}>{children}</ChakraProvider>
  </CacheProvider>
)
