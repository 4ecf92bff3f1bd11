import { type ComponentType, lazy } from 'react'
import { MissingPageCode } from './MissingPageCode.tsx'

/** A page whose code is loaded when the page is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => MissingPageCode) }))
