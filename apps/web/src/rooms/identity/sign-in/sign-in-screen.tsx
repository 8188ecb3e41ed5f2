import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { DemoNote } from '../guest/demo-note.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useSignIn } from './use-sign-in.ts'

/** R003: sign in with a name and a password, and with a code where a second factor is set up. */
export const SignInScreen = () => {
  const signIn = useSignIn()
  if (signIn.held)
    return (
      <GuestPage title="One more step" lead="Your account is protected by a second factor.">
        <CodeStep signIn={signIn} credentials={signIn.held} />
      </GuestPage>
    )
  return (
    <GuestPage
      title="Sign in"
      lead="Good to see you. Use the name, e-mail address or phone number of your account."
      foot={
        <>
          <PageLink href={to('reset-password')}>Forgot your password?</PageLink>
          <PageLink href={to('signup')}>Your agency is new here?</PageLink>
        </>
      }
    >
      <PasswordStep signIn={signIn} />
      <DemoNote />
    </GuestPage>
  )
}
