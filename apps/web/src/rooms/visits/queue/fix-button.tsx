import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { Button, Kbd, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { fixWords } from './fix-words.ts'
import styles from './queue.module.css'
import { useFixReasons } from './use-queue-keys.ts'
import { canSettle, type Settle } from './use-settle.ts'

type Props = { row: ExceptionRow; settle: Settle; zone: string }

/** The probable fix of a visit, and the reasons that it may be given with. */
export const FixButton = ({ row, settle, zone }: Props) => {
  const reasonsOf = useFixReasons()
  const can = useCan()
  const visit = to('visit', { id: row.id })
  const allowed = canSettle(row) && (row.fix.act !== 'miss' || can('visits.schedule'))
  const busy = settle.leaving.has(row.id)
  return (
    <span className={styles.fix}>
      {allowed ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={busy}
          disabled={settle.busy}
          data-fix
          onClick={() => settle.settle([row])}
        >
          {fixWords(row, zone)}
        </Button>
      ) : (
        <Button size="compact-sm" variant="default" component={PageLink} href={visit}>
          Open visit
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={`More for ${row.client.name}`}
          >
            <IconDots size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {allowed && reasonsOf(row).length > 0 && <Menu.Label>Reason</Menu.Label>}
          {allowed &&
            reasonsOf(row).map(({ value, label }, at) => (
              <Menu.Item
                key={value}
                rightSection={at < 9 && <Kbd size="xs">{at + 1}</Kbd>}
                onClick={() => settle.settle([row], { reason: value })}
              >
                {label}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item component={PageLink} href={visit}>
            Open visit
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
