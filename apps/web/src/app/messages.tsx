import { Notifications } from '@mantine/notifications'
import { toastTime } from '../plumbing/failures/toasts.ts'
import { UpdatePrompt } from './update-prompt.tsx'

/** Toasts and the offer of a new version; loaded after the first screen. */
export const Messages = () => (
  <>
    <Notifications position="bottom-right" autoClose={toastTime} limit={4} />
    <UpdatePrompt />
  </>
)
