import { NotificationChoices } from '../rooms/collaboration/choices/notification-choices.tsx'

/** What other rooms add to the page of the own account: handed to its screen as children. */
export const AccountParts = () => <NotificationChoices />
