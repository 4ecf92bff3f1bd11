import { useSearchParams } from 'react-router'
import { Field } from '#web/ui/Field.tsx'
import { DeskForm, Submit } from './DeskForm.tsx'
import { DeskPage } from './DeskPage.tsx'
import { deskForm, deskPage } from './desk.styles.ts'
import { useDesk } from './desk.ts'

/** Asks for an address, says that a link is on its way, or takes the link that was opened. */
export const SignInPage = () => {
  const [address] = useSearchParams()
  const link = address.get('link')
  if (link) return <WithLink link={link} />
  return address.has('sent') ? <Sent /> : <AskForLink out={address.get('out')} />
}

/** `out` says which sessions have just ended. What was typed before that stays on the page, for the way back to it. */
const AskForLink = ({ out }: { out: string | null }) => {
  const { isMailed, typed, typedAction } = useDesk()
  return (
    <DeskPage title="Sign in to the desk">
      {out !== null && <p role="status">You&apos;re signed out{out && ' on all devices'}.</p>}
      <DeskForm action="/desk/sign-in" target={typedAction ? '_blank' : undefined} className={deskForm.form}>
        <Field
          id="email"
          name="email"
          label="Your email address"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typedAction ? undefined : typed.email}
        />
        <Submit variant="forest">{isMailed ? 'Email me a link' : 'Make a link'}</Submit>
      </DeskForm>
      {typedAction && (
        <form method="post" action={typedAction} className={deskForm.form}>
          {Object.entries(typed).map(([name, words]) => (
            <input key={name} type="hidden" name={name} value={words} />
          ))}
          <p>That opens another tab. Once you&apos;re signed in there, come back to this one:</p>
          <Submit variant="outline">Go on with what you typed</Submit>
        </form>
      )}
    </DeskPage>
  )
}

const Sent = () => {
  const { isMailed } = useDesk()
  return (
    <DeskPage title={isMailed ? 'Check your email' : 'Look in the terminal'}>
      <p className={deskForm.form}>
        {`If your address is on the staff list, ${isMailed ? 'a link is on its way' : 'the link is in the terminal where the site was started'}. `}
        It works once, for 15 minutes. If you asked more than five times in an hour, the last link you got works again.
        {isMailed && ' Nothing after a few minutes? Look in your spam folder, or ask whoever runs the site.'}
      </p>
      <p>
        <a className={deskPage.link} href="/desk/sign-in">
          Try another address
        </a>
      </p>
    </DeskPage>
  )
}

/** Programs that look through mail open links: only the button uses one up. */
const WithLink = ({ link }: { link: string }) => (
  <DeskPage title="Welcome back">
    <DeskForm action="/desk/session" values={{ link }} className={deskForm.form}>
      <Submit variant="forest">Sign in</Submit>
    </DeskForm>
  </DeskPage>
)
