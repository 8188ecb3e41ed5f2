import { Notifications } from '@mantine/notifications'
import { toastTime } from '../plumbing/failures/toasts.ts'
import { SessionLimits } from './session-limits.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** What stands over every screen: toasts, warnings and offers; loaded after the first screen. */
export const Messages = () => (
  <>
    <Notifications position="bottom-right" autoClose={toastTime} limit={4} />
    <UpdatePrompt />
    <SessionLimits />
  </>
)
