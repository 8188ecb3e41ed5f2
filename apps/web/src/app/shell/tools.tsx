import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Bell } from '../../rooms/collaboration/notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { OfficeSwitch } from './office-switch.tsx'
import { QueueButton } from './queue-button.tsx'
import { SchemeToggle } from './scheme-toggle.tsx'

/** What stands at the right of the top bar; loaded after the first screen, as it opens menus. */
export const Tools = ({ user }: { user: SessionUser }) => (
  <>
    <OfficeSwitch user={user} />
    <QueueButton />
    <Bell />
    <SchemeToggle />
    <AccountMenu user={user} />
  </>
)
