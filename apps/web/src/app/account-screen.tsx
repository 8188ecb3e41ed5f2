import { OwnAccount } from '../rooms/identity/account/own-account.tsx'
import { AccountParts } from './account-parts.tsx'

/** R021: the own account, where the rooms that a person can set up for themselves meet. */
export const AccountScreen = () => (
  <OwnAccount>
    <AccountParts />
  </OwnAccount>
)
