import type { AgentRow } from '@homeward/contract/caregivers/agents'
import { dayWords } from '../../../ui/text/dates.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText } from '../../../ui/text/values.tsx'

/** How the credentials of a person stand: the first that ran out, the next that will, or the end. */
export const NextCredential = ({ credentials }: Pick<AgentRow, 'credentials'>) => {
  const { expired, expiring, next_expires_on: day } = credentials
  if (expired > 0) {
    const words = expired === 1 ? 'Expired' : `${expired} expired`
    return <StatusBadge status="expired" label={day ? `${words} ${dayWords(day)}` : words} />
  }
  if (expiring > 0 && day)
    return <StatusBadge status="expiring" label={`Expires ${dayWords(day)}`} />
  return <DateText day={day} />
}
