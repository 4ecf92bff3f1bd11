import type { ReactNode } from 'react'
import { ChevronDown } from '#web/ui/icons.tsx'

/** The line that opens a part of a page; its `details` has the style `disclosure`. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <summary>
    <span>{children}</span>
    <ChevronDown />
  </summary>
)
