import { Notifications } from '@mantine/notifications'
import { toastTime } from '../plumbing/failures/toasts.ts'
import { SessionLimits } from './session-limits.tsx'

/** What stands over every screen: toasts and warnings; loaded when there is one or somebody is signed in. */
export const Messages = () => (
  <>
    <Notifications position="bottom-right" autoClose={toastTime} limit={4} />
    <SessionLimits />
  </>
)
