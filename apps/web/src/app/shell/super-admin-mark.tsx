import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { UnstyledButton } from '@mantine/core'
import { IconShieldStar } from '@tabler/icons-react'
import { showFailure } from '../../plumbing/failures/show.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { switchContext } from '../../plumbing/session/lifecycle.ts'
import styles from './super-admin-mark.module.css'

/** Says at all times that a super admin works in somebody's agency, and leads out of it. */
export const SuperAdminMark = ({ user }: { user: SessionUser }) => {
  if (!user.super_admin || user.agency === null) return null
  const leave = async () => {
    try {
      await switchContext({ agency_id: null })
      go(to('admin.agencies'))
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <div role="group" aria-label="Super admin" className={styles.mark}>
      <IconShieldStar size={16} aria-hidden className={styles.icon} />
      <span className={styles.words}>Super admin in {user.agency.name}</span>
      <UnstyledButton
        className={styles.leave}
        aria-label={`Leave ${user.agency.name}`}
        onClick={() => void leave()}
      >
        Leave
      </UnstyledButton>
    </div>
  )
}
