import type { ComponentType } from 'react'
import { lazyPolicy } from './lazyPolicy.tsx'

/** The policies below /policies/, by the last part of their address. */
export const POLICIES = new Map<string, ComponentType>(
  Object.entries({
    'terms-conditions': lazyPolicy(async () => (await import('./content/termsConditions.ts')).TERMS_CONDITIONS),
    'return-policy': lazyPolicy(async () => (await import('./content/returnPolicy.ts')).RETURN_POLICY),
    'delivery-policy': lazyPolicy(async () => (await import('./content/deliveryPolicy.ts')).DELIVERY_POLICY),
    'rental-policy': lazyPolicy(async () => (await import('./content/rentalPolicy.ts')).RENTAL_POLICY),
    'storage-policy': lazyPolicy(async () => (await import('./content/storagePolicy.ts')).STORAGE_POLICY),
    'publishing-policy': lazyPolicy(async () => (await import('./content/publishingPolicy.ts')).PUBLISHING_POLICY),
    'feedback-policy': lazyPolicy(async () => (await import('./content/feedbackPolicy.ts')).FEEDBACK_POLICY),
    'corrections-policy': lazyPolicy(async () => (await import('./content/correctionsPolicy.ts')).CORRECTIONS_POLICY),
    'diversity-policy': lazyPolicy(async () => (await import('./content/diversityPolicy.ts')).DIVERSITY_POLICY),
    'ethics-policy': lazyPolicy(async () => (await import('./content/ethicsPolicy.ts')).ETHICS_POLICY),
    'staffing-report': lazyPolicy(async () => (await import('./content/staffingReport.ts')).STAFFING_REPORT),
  }),
)
