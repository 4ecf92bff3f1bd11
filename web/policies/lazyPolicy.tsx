import { lazy } from 'react'
import type { Policy } from './content/policy.ts'
import { PolicyDocument } from './PolicyDocument.tsx'

/** Thrown with this name, a policy whose text does not come is a page without its code (`web/app/App.tsx`). */
const withoutCode = (cause: unknown) => {
  throw Object.assign(new Error('The text of the policy did not load.', { cause }), { name: 'WithoutCode' })
}

/** A policy's page whose text is loaded when it is opened: a visitor downloads the one policy that they read. */
export const lazyPolicy = (load: () => Promise<Policy>) =>
  lazy(async () => {
    const policy = await load().catch(withoutCode)
    return { default: () => <PolicyDocument policy={policy} /> }
  })
