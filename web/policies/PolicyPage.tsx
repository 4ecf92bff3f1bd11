import { lazy } from 'react'
import { useLocation } from 'react-router'
import { NotFoundMessage } from '#web/not-found/NotFoundPage.tsx'
import { fillIn } from '#web/ui/fillIn.ts'
import { FIGURES, type Policy } from './content/policy.ts'
import { PolicyDocument } from './PolicyDocument.tsx'

const OTHER_ADDRESSES: Record<string, string> = { '/privacy-policy': '/privacy', '/terms-of-service': '/terms' }

export const PolicyPage = () => {
  const { pathname } = useLocation()
  const Policy = POLICIES.get(OTHER_ADDRESSES[pathname] ?? pathname) ?? NotFoundMessage
  return <Policy />
}

/** A policy is read when it is first asked for. */
const policyPage = (path: string, load: () => Promise<{ default: Policy }>) => {
  const Page = lazy(async () => {
    const policy = fillIn((await load()).default, FIGURES)
    return { default: () => <PolicyDocument policy={policy} path={path} /> }
  })
  return [path, Page] as const
}

/** The policies by their canonical addresses. */
export const POLICIES = new Map([
  policyPage('/privacy', () => import('./content/privacy.json')),
  policyPage('/terms', () => import('./content/terms.json')),
  policyPage('/policies/terms-conditions', () => import('./content/terms-conditions.json')),
  policyPage('/policies/return-policy', () => import('./content/return-policy.json')),
  policyPage('/policies/delivery-policy', () => import('./content/delivery-policy.json')),
  policyPage('/policies/rental-policy', () => import('./content/rental-policy.json')),
  policyPage('/policies/storage-policy', () => import('./content/storage-policy.json')),
  policyPage('/policies/publishing-policy', () => import('./content/publishing-policy.json')),
  policyPage('/policies/feedback-policy', () => import('./content/feedback-policy.json')),
  policyPage('/policies/corrections-policy', () => import('./content/corrections-policy.json')),
  policyPage('/policies/diversity-policy', () => import('./content/diversity-policy.json')),
  policyPage('/policies/ethics-policy', () => import('./content/ethics-policy.json')),
  policyPage('/policies/staffing-report', () => import('./content/staffing-report.json')),
])
