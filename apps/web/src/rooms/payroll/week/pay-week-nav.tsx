import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { addDays } from '@homeward/domain/time/zone'
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { daysWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'

/** The pay week with the ways to the one before and after it. */
export const PayWeekNav = ({ week }: { week: string }) => {
  const change = useSetFlatQuery()
  const today = useToday()
  const go = (days: number) =>
    change({ week: addDays(week, days), page: undefined, timesheet: undefined })
  return (
    <Group gap="xs" mb="sm">
      <ActionIcon variant="default" aria-label="Previous week" onClick={() => go(-7)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Text fw={600} aria-live="polite">
        {daysWords(week, addDays(week, 6))}
      </Text>
      <ActionIcon
        variant="default"
        aria-label="Next week"
        disabled={week >= payWeekOf(today)}
        onClick={() => go(7)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
