import type { PersonLeaf } from 'schema-dts'
import { nodeIds, ref } from './nodeIds.ts'

export type PersonContent = { name: string; role: string; text: string }

/** Somebody who works for the dealer. */
export const person = (site: string, { name, role, text }: PersonContent): PersonLeaf => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  description: text,
  worksFor: ref(nodeIds(site).dealer),
})
