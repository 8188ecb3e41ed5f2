import { Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { DemoNote } from '../guest/demo-note.tsx'
import { GuestPage } from '../guest/guest-page.tsx'

/** What happens after an agency asked to join. */
export const SignupSuccessScreen = () => (
  <GuestPage title="Thank you" foot={<PageLink href={to('signin')}>Back to sign in</PageLink>}>
    <Text mt="xs">
      Your request is with us. Once it is approved, an e-mail brings you a link with which the
      owner’s account is set up. It may take a working day.
    </Text>
    <DemoNote />
  </GuestPage>
)
