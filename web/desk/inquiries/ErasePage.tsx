import { useParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { useInquiryToEraseSuspenseQuery } from '#web/generated/desk.ts'

/** Asks once before a person's data goes for good. */
export const ErasePage = () => (
  <DeskPage title="Erase this person">
    <QueryBoundary isMain failure="The inquiry didn't load">
      <Question id={useParams().id!} />
    </QueryBoundary>
  </DeskPage>
)

const Question = ({ id }: { id: string }) => {
  const { inquiry } = useInquiryToEraseSuspenseQuery({ variables: { id } }).data
  if (!inquiry?.email)
    return (
      <p>
        There is nothing left to erase.{' '}
        <a className={deskPage.link} href="/desk/inquiries">
          Go to the inquiries
        </a>
      </p>
    )
  const { name, email, ofMailbox } = inquiry
  const what = ofMailbox === 1 ? '1 inquiry' : `${ofMailbox} inquiries`
  return (
    <DeskForm
      action="/desk/inquiries/erase"
      values={{ id, count: String(ofMailbox), back: '/desk/inquiries' }}
      className={deskForm.form}
    >
      <p>
        <b>{name}</b>, {email}: {what} of this address.
      </p>
      <p>
        Name, address, phone, message and choices go for good. That somebody wrote stays. Your mailbox and your CRM hold
        copies: delete them there, too.
      </p>
      <p className={deskPage.links}>
        <Submit>Erase {what}</Submit>
        <a href="/desk/inquiries">Keep {ofMailbox === 1 ? 'it' : 'them'}</a>
      </p>
    </DeskForm>
  )
}
