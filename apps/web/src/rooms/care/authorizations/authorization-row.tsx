import type { Authorization } from '@homeward/contract/care/authorizations'
import { needsRenewal } from '@homeward/domain/care/authorization'
import { authorizationStatusLabels } from '@homeward/domain/care/vocabulary'
import { daysBetween } from '@homeward/domain/time/zone'
import { Badge, Button, Group, Text } from '@mantine/core'
import { IconCalendarPlus, IconClock, IconHistory, IconPencil } from '@tabler/icons-react'
import { useDisclosure } from '@mantine/hooks'
import { useCan } from '../../../plumbing/session/session.ts'
import { HistoryList } from '../../../ui/history/history-list.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText } from '../../../ui/text/values.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { InsuranceBadge } from './insurance-badge.tsx'
import { ArchiveButton } from './archive-button.tsx'
import { BudgetBar } from '../budget-bar.tsx'
import styles from '../care.module.css'
import { serviceNames } from '../../../ui/text/service-names.ts'

/** How the period that is counted is spoken of: the current one, else the first or the last. */
const periodWords = ({ unit_period: period, status }: Authorization): string => {
  if (period === 'total') return 'in total'
  if (status === 'scheduled') return `in its first ${period}`
  return status === 'inactive' ? `in its last ${period}` : `this ${period}`
}

type Props = {
  authorization: Authorization
  /** All of the client. */
  all: readonly Authorization[]
  onEdit: () => void
  onCareplan: () => void
}

const datesOf = ({ start_date, end_date, status, services }: Authorization) => ({
  startDate: start_date,
  endDate: end_date,
  status,
  serviceIds: services.map(({ id }) => id),
})

/** One authorization: what is allowed, how much of it is used, and what can be done. */
export const AuthorizationRow = ({ authorization, all, onEdit, onCareplan }: Props) => {
  const { abilities, payor, services, status } = authorization
  const today = useToday()
  const ends =
    needsRenewal(datesOf(authorization), all.map(datesOf), today) &&
    daysBetween(today, authorization.end_date)
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <div>
          <Group gap="xs">
            <Text fw={600}>{serviceNames(services)}</Text>
            <StatusBadge status={status} label={authorizationStatusLabels[status]} />
            <InsuranceBadge state={authorization.insurance_state} />
            {ends !== false && status === 'active' && <EndsBadge days={ends} />}
          </Group>
          <Text size="sm" c="dimmed">
            {payor.name} · No. {authorization.number} · <DateText day={authorization.start_date} />{' '}
            – <DateText day={authorization.end_date} />
          </Text>
        </div>
        <Group gap={6} data-print="no">
          {abilities.add_careplan && (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconCalendarPlus size={14} aria-hidden />}
              onClick={onCareplan}
            >
              New care plan
            </Button>
          )}
          {abilities.edit && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPencil size={14} aria-hidden />}
              aria-label={`Edit authorization ${authorization.number}`}
              onClick={onEdit}
            >
              Edit
            </Button>
          )}
          <ArchiveButton authorization={authorization} />
        </Group>
      </div>
      {status !== 'archived' && (
        <BudgetBar
          label={`used ${periodWords(authorization)}`}
          minutes={authorization.used_minutes}
          allowed={authorization.authorized_minutes}
        />
      )}
      <AuthorizationHistory authorization={authorization} />
    </li>
  )
}

const AuthorizationHistory = ({
  authorization: { id, number },
}: {
  authorization: Authorization
}) => {
  const [opened, { toggle }] = useDisclosure(false)
  const can = useCan()
  if (!can('history.read')) return null
  return (
    <div data-print="no">
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        leftSection={<IconHistory size={14} aria-hidden />}
        aria-expanded={opened}
        aria-label={`History of authorization ${number}`}
        onClick={toggle}
      >
        History
      </Button>
      {opened && <HistoryList type="authorization" id={id} />}
    </div>
  )
}

const EndsBadge = ({ days }: { days: number }) => (
  <Badge
    color="amber"
    variant="light"
    tt="none"
    radius="sm"
    leftSection={<IconClock size={13} aria-hidden />}
  >
    {days === 0 ? 'Ends today' : `Ends in ${days} ${days === 1 ? 'day' : 'days'}`}
  </Badge>
)
