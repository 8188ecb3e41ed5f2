import { useSession } from '../../plumbing/session/session.ts'
import { isField } from '../home.ts'
import { AccountMenu } from './account-menu.tsx'

/** The account of a person in the field, who has no top bar over the pages of their day. */
export const OwnAccount = () => {
  const user = useSession()
  return user && isField(user) ? <AccountMenu user={user} /> : null
}
