import { INTERESTS, type InquiryReason } from '#graph/dealer/reasons.ts'
import { TOPICS, type Topic } from '#web/parts/contactPath.ts'

/** The topics in the words of the form's list, which has them beside the interests. */
const TOPIC_LABELS: Record<Topic, string> = {
  'test-drive': 'Test drive',
  renting: 'Renting a cart',
  financing: 'Financing',
  'trade-in': 'Selling or trading in a cart',
  'street-legal': 'Street-legal package',
  waiting: 'Tell me when a cart comes in',
}

const [buying, ...others] = Object.entries(INTERESTS).map(([value, label]) => ({ value, label }))

export const INTEREST_OPTIONS = [buying!, ...TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })), ...others]

export const topicOf = (chosen: string | undefined) => TOPICS.find((topic) => topic === chosen)

/** The reason as the API names it. */
export const reasonOf = (topic: Topic | undefined) => topic && (topic.toUpperCase().replace('-', '_') as InquiryReason)

/** The interest of a topic: all of them are about buying or renting. */
export const interestOf = <Chosen extends string | undefined>(chosen: Chosen) => (topicOf(chosen) ? 'sales' : chosen)
