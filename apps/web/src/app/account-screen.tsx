import { OwnAccount } from '../rooms/identity/account/own-account.tsx'

/** R021: the own account, where the rooms that a person can set up for themselves meet. */
export const AccountScreen = () => <OwnAccount />
