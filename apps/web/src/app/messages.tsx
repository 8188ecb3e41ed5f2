import { Notifications } from '@mantine/notifications'
import { toastTime } from '../plumbing/failures/toasts.ts'

/** Toasts over every screen; loaded when there is one or somebody is signed in. */
export const Messages = () => (
  <Notifications position="bottom-right" autoClose={toastTime} limit={4} />
)
