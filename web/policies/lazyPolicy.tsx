import { lazy } from 'react'
import type { Policy } from './content/policy.ts'
import { PolicyDocument } from './PolicyDocument.tsx'

/** A policy's page whose text is loaded when it is opened: a visitor downloads the one policy that they read. */
export const lazyPolicy = (load: () => Promise<Policy>) =>
  lazy(async () => {
    const policy = await load()
    return { default: () => <PolicyDocument policy={policy} /> }
  })
