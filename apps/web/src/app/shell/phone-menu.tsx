import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Panel } from '../../ui/feedback/dialog.tsx'
import { Logo } from '../../ui/page/logo.tsx'
import { MenuGroups } from './rail.tsx'

type Props = { user: SessionUser; opened: boolean; onClose: () => void }

/** The menu of a phone, behind the burger. */
export const PhoneMenu = ({ user, opened, onClose }: Props) => (
  <Panel
    opened={opened}
    onClose={onClose}
    size="18rem"
    title={<Logo />}
    closeButtonProps={{ 'aria-label': 'Close menu' }}
    hiddenFrom="sm"
  >
    <nav aria-label="Menu" data-large>
      <MenuGroups user={user} onFollow={onClose} />
    </nav>
  </Panel>
)
