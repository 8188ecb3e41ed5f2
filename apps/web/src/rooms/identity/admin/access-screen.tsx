import {
  capabilities,
  type Capability,
  capabilityGroups,
  capabilityTable,
  roleMay,
} from '@homeward/domain/identity/capabilities'
import { roleLabels } from '@homeward/domain/identity/roles'
import { Text, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { Page } from '../../../ui/page/page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from './access.module.css'
import { type RoleColumn, roleColumns } from './role-columns.ts'

const columns = roleColumns()

const sections = capabilityGroups.map((group) => ({
  group,
  rows: capabilities.filter((capability) => capabilityTable[capability].group === group),
}))

/** Who may do what: the table that the server itself goes by, and who holds each role. */
export const AccessScreen = () => (
  <Page title="Access" crumbs={[{ label: 'Admin', href: to('admin') }]}>
    <Text c="dimmed" mb="md" maw="48rem">
      A check mark means the role has the permission. Click a role to see the people who have it.
      Platform super admins can do everything in an agency they enter, and the activity log records
      each action.
    </Text>
    <div className={styles.frame} role="region" aria-label="Permissions by role">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <Holders column={column} />
              </th>
            ))}
            <th scope="col">Super admin</th>
          </tr>
        </thead>
        {sections.map(({ group, rows }) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {group}
              </th>
            </tr>
            {rows.map((capability) => (
              <Row key={capability} capability={capability} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  </Page>
)

const Holders = ({ column }: { column: RoleColumn }) =>
  column.roles.map((role, at) => (
    <span key={role}>
      {at > 0 && ', '}
      <PageLink href={to('admin.accounts', {}, { role })}>{roleLabels[role]}</PageLink>
    </span>
  ))

const Row = ({ capability }: { capability: Capability }) => (
  <tr>
    <th scope="row">{capabilityTable[capability].label}</th>
    {columns.map(({ key, label, roles: [role] }) => (
      <Mark key={key} of={label} yes={role !== undefined && roleMay(role, capability)} />
    ))}
    <Mark of="Super admin" yes />
  </tr>
)

/** A mark with its word; on a phone the word is the role's, as there are no columns. */
const Mark = ({ of, yes }: { of: string; yes: boolean }) => (
  <td data-yes={yes || undefined}>
    {yes && <IconCheck size={18} stroke={2.25} aria-hidden />}
    <VisuallyHidden>{yes ? 'yes' : 'no'}</VisuallyHidden>
    {yes && (
      <span className={styles.role} aria-hidden>
        {of}
      </span>
    )}
  </td>
)
