import { clockChangesOf } from '@homeward/domain/care/clock-changes'
import { isDay } from '@homeward/domain/time/zone'
import { Text } from '@mantine/core'
import { clockWords, dayWords, durationWords } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import type { Days } from './planned.ts'
import { drawnValues, type ShiftValues } from './shift-values.ts'

type Props = { shift: ShiftValues; days: Days }

/** When a shift begins and ends on days on which the clocks change under it. */
export const ClockNote = ({ shift, days }: Props) => {
  const zone = useZone()
  const [drawn] = drawnValues([shift])
  const { startDate, endDate } = days
  if (!drawn || !isDay(startDate) || !isDay(endDate) || endDate < startDate) return null
  return clockChangesOf(drawn, days, zone).map(({ day, start, end }) => (
    <Text key={day} size="sm" c="dimmed">
      {dayWords(day)}: the clocks change, so it is {clockWords(start)} – {clockWords(end)} (
      {durationWords(drawn.scheduledDuration)}).
    </Text>
  ))
}
