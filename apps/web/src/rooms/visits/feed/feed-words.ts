import type { FeedItem } from '@homeward/contract/visits/watching'
import type { Happening } from '@homeward/domain/visits/feed'
import { checkInToleranceMinutes } from '@homeward/domain/visits/quality'
import { durationWords } from '../../../ui/text/dates.ts'

const sentences: Record<Happening, (who: string, client: string) => string> = {
  checked_in: (who, client) => `${who} checked in at ${client}’s`,
  checked_out: (who, client) => `${who} checked out at ${client}’s`,
  late: (who, client) => `${who} is late at ${client}’s`,
  missed: (_, client) => `${client}’s visit was missed`,
  no_check_out: (who, client) => `${who} has not checked out at ${client}’s`,
  canceled: (_, client) => `${client}’s visit was canceled`,
}

/** What happened, as a sentence. */
export const feedSentence = ({ happening, agent, client }: FeedItem): string =>
  sentences[happening](agent?.name ?? 'No caregiver', client.name)

/** What about a punch is unusual. */
export const feedHints = ({ minutes_off, far, manual, happening }: FeedItem): string[] => {
  const off = minutes_off ?? 0
  const isOff = Math.abs(off) > checkInToleranceMinutes
  const side = off > 0 ? 'late' : 'early'
  return [
    ...(isOff && happening === 'checked_in' ? [`${durationWords(Math.abs(off))} ${side}`] : []),
    ...(isOff && happening === 'checked_out'
      ? [`Left ${durationWords(Math.abs(off))} ${side}`]
      : []),
    ...(far ? ['Away from the home'] : []),
    ...(manual ? ['Entered by staff'] : []),
  ]
}
