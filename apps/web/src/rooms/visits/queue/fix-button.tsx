import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { Button, Kbd, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { preferences } from '../../../plumbing/preferences.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { ActButton, ActItem, CallItem, type OnAct } from './acts/act-controls.tsx'
import { officeActsOf } from './acts/office-acts.ts'
import { fixWords } from './fix-words.ts'
import styles from './queue.module.css'
import { useFixReasons } from './use-queue-keys.ts'
import { canSettle, type Settle } from './use-settle.ts'

export type FixProps = { settle: Settle; zone: string; onAct: OnAct }

/** The probable fix of a visit, and what else the office may do about it. */
export const FixButton = ({ row, settle, zone, onAct }: FixProps & { row: ExceptionRow }) => {
  const reasonsOf = useFixReasons()
  const can = useCan()
  const visit = to('visit', { id: row.id })
  const allowed = canSettle(row) && (row.fix.act !== 'miss' || can('visits.schedule'))
  const [first, ...others] = officeActsOf(row)
    .filter(({ needs }) => can(needs))
    .map(({ act }) => ({ act, row, onAct }))
  const small = { size: 'compact-sm', variant: 'default' } as const
  return (
    <span className={styles.fix}>
      {allowed ? (
        <Button
          {...small}
          loading={settle.leaving.has(row.id)}
          disabled={settle.busy}
          data-fix
          rightSection={
            preferences().singleKeys && (
              <Kbd size="xs" className={styles.key} aria-hidden>
                A
              </Kbd>
            )
          }
          onClick={() => settle.settle([row])}
        >
          {fixWords(row, zone)}
        </Button>
      ) : first ? (
        <ActButton {...first} />
      ) : (
        <Button {...small} component={PageLink} href={visit}>
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
          <CallItem row={row} />
          {others.map((other) => (
            <ActItem key={other.act} {...other} />
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
