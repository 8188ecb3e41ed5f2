import { Notifications } from '@mantine/notifications'
import { toastTime } from '../plumbing/failures/toasts.ts'
import '../ui/feedback/toasts.css'

/** Toasts over every screen; loaded when there is one or somebody is signed in. */
export const Messages = () => (
  <Notifications position="bottom-left" autoClose={toastTime} limit={4} />
)
