import * as contract from '@homeward/contract/identity/access'
import type { Account } from '@homeward/contract/identity/access'
import { verb } from '../../../plumbing/http/verb.ts'
import { type AccountRow, findAccounts } from './access-store.ts'

/** Who can sign in to the agency, and who was invited. */
export const listAccounts = verb(contract.listAccounts, async ({ tx, now }, input) => {
  const { rows, meta } = await findAccounts(tx, now, input)
  return { data: rows.map(presentAccount), meta }
})

/** An account that was never activated has no username that its owner chose. */
const presentAccount = (row: AccountRow): Account => ({
  id: row.agent_id,
  user_id: row.user_id,
  name: row.name,
  role: row.role,
  status: row.status,
  username: row.activated_at === null ? null : row.username,
  email: row.email ?? row.invite_email ?? row.agent_email,
  state: row.state,
  second_factor: row.totp_enabled_at !== null,
  last_sign_in_at: row.last_sign_in_at,
  invite:
    row.invite_id !== null && row.expires_at !== null
      ? { id: row.invite_id, expires_at: row.expires_at }
      : null,
})
