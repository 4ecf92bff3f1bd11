import type { ComponentType } from 'react'
import { lazyPage } from '#web/navigation/lazyPage.tsx'
import type { Policy } from './content/policy.ts'
import { PolicyDocument } from './PolicyDocument.tsx'

/** A visitor downloads the text of the one policy that they open. */
const policyPage = (load: () => Promise<Policy>) =>
  lazyPage(async () => {
    const policy = await load()
    return () => <PolicyDocument policy={policy} />
  })

/** The policies below /policies/, by the last part of their address. */
export const POLICIES = new Map<string, ComponentType>(
  Object.entries({
    'terms-conditions': policyPage(async () => (await import('./content/termsConditions.ts')).TERMS_CONDITIONS),
    'return-policy': policyPage(async () => (await import('./content/returnPolicy.ts')).RETURN_POLICY),
    'delivery-policy': policyPage(async () => (await import('./content/deliveryPolicy.ts')).DELIVERY_POLICY),
    'rental-policy': policyPage(async () => (await import('./content/rentalPolicy.ts')).RENTAL_POLICY),
    'storage-policy': policyPage(async () => (await import('./content/storagePolicy.ts')).STORAGE_POLICY),
    'publishing-policy': policyPage(async () => (await import('./content/publishingPolicy.ts')).PUBLISHING_POLICY),
    'feedback-policy': policyPage(async () => (await import('./content/feedbackPolicy.ts')).FEEDBACK_POLICY),
    'corrections-policy': policyPage(async () => (await import('./content/correctionsPolicy.ts')).CORRECTIONS_POLICY),
    'diversity-policy': policyPage(async () => (await import('./content/diversityPolicy.ts')).DIVERSITY_POLICY),
    'ethics-policy': policyPage(async () => (await import('./content/ethicsPolicy.ts')).ETHICS_POLICY),
    'staffing-report': policyPage(async () => (await import('./content/staffingReport.ts')).STAFFING_REPORT),
  }),
)
