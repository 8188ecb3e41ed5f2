import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { t } from '../../plumbing/language/translate.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { loadAccountItems } from './popups.ts'

/** Who is signed in, and the way out. */
export const AccountMenu = ({ user }: { user: SessionUser }) => (
  <OnDemand kind="menu" load={loadAccountItems}>
    <button type="button" className="bare" aria-label={t('{name}’s account', { name: user.name })}>
      <Avatar name={user.name} kind="person" size="md" />
    </button>
  </OnDemand>
)
