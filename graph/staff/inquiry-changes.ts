import type { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import type { Change, ChangeKind, Refusal, WriteDown } from './history.service.ts'

/** Says who has answered an inquiry. Its history has nothing of the person, who may be erased. */
export class InquiryChanges implements ChangeKind {
  constructor(private readonly inquiries: InquiryService) {}

  async make({ subject, before, after }: Change, record: WriteDown): Promise<Refusal | undefined> {
    const [from, to] = [before, after].map((values) => (values?.answeredBy as string | undefined) || null) as [
      string | null,
      string | null,
    ]
    const other = await this.inquiries.answer(subject, from, to, (transaction) =>
      record(transaction, { before: { answeredBy: from }, after: { answeredBy: to } }),
    )
    if (!other) return undefined
    if (other.found === to) return { isUnchanged: true }
    return { problem: other.found ? `${other.found} has answered it already.` : 'Somebody has changed this inquiry.' }
  }
}
