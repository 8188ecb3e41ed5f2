import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { InviteGate } from './invite-gate.tsx'
import { JoinForm } from './join-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { UnboxForm } from './unbox-form.tsx'
import { useFragment } from './use-fragment.ts'

/** R007 and R008: the pages that the links of e-mails open. What is to be done, the invite says. */
export const InviteScreen = () => {
  const { invite: id } = useFlatQuery()
  const code = useFragment('code')
  const token = useFragment('token')
  if (token) return <UnboxForm token={token} />
  return (
    <InviteGate id={id}>
      {(invite) =>
        invite.subject === 'reset_password' ? (
          <ResetForm invite={invite} code={code} />
        ) : (
          <JoinForm invite={invite} code={code} />
        )
      }
    </InviteGate>
  )
}
