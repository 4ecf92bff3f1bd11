import { counted } from '#web/ui/format.ts'
import { ButtonForm, DeskForm, Submit, TextField } from './DeskForm.tsx'
import { DeskPage } from './DeskPage.tsx'
import { deskForm, deskPage } from './desk.styles.ts'
import { useDesk } from './desk.ts'
import { History } from './History.tsx'
import { dealerTime } from './words.ts'

/** Who may use the desk, for those who say so; for anybody else their own sign-ins. */
export const PeoplePage = () => {
  const { who, people, isManager: canChange } = useDesk()
  return (
    <DeskPage title="People and sign-ins" isText>
      <ul className={deskPage.list}>
        {people.map(({ email, isManager, signIns, usedAt }) => (
          <li key={email} className={deskPage.line}>
            <div>
              <p>{email}</p>
              <p className={deskPage.detail}>
                {signIns > 0 ? counted(signIns, 'sign-in') : 'Not signed in'}
                {usedAt && ` · last here ${dealerTime(usedAt)}`}
                {isManager && ' · can change this list'}
              </p>
            </div>
            {email === who && <Button to="sign out" email={email} words="Sign out everywhere" />}
            {email !== who && signIns > 0 && <Button to="sign out" email={email} words="End sign-ins" />}
            {email !== who && !isManager && <Button to="remove" email={email} words="Remove" />}
          </li>
        ))}
      </ul>
      {canChange && <NewColleague />}
    </DeskPage>
  )
}

const Button = ({ to, email, words }: { to: string; email: string; words: string }) => (
  <ButtonForm action="/desk/people/change" values={{ to, email }} words={words} what={email} />
)

const NewColleague = () => (
  <>
    <DeskForm action="/desk/people/change" values={{ of: 'person' }} className={`${deskForm.form} ${deskForm.card}`}>
      <h2>A new colleague</h2>
      <TextField name="email" label="Their email address" type="email" maxLength={254} required />
      <p className={deskPage.detail}>
        To sign in, they type this address at /desk and get a link by email. After a month without using the desk
        they&apos;re signed out.
      </p>
      <Submit>Add</Submit>
    </DeskForm>
    <p className={deskPage.detail}>
      Those who can change this list are named in the site&apos;s settings (STAFF). They can&apos;t be removed here,
      only by whoever runs the site.
    </p>
    <History kind="person" />
  </>
)
