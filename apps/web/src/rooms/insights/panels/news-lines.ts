import type { officeNews } from '@homeward/contract/insights/dashboard'
import type { OutputOf } from '@homeward/contract/endpoint'
import { to } from '../../../plumbing/paths/to.ts'

/** A line of the feed: who did what, to whom, and where it is seen. */
export type Line = {
  key: string
  at: string
  who: string
  words: string
  whom: string
  href: string
}

type News = OutputOf<typeof officeNews>['news'][number]

const nextTo = (one: News, other: News | undefined): boolean =>
  other !== undefined && one.kind === other.kind && one.by === other.by

/** What the office did, newest first; the same act of one person in a row is one line. */
export const newsLines = (news: readonly News[]): Line[] =>
  news.flatMap((one, at) => {
    if (nextTo(one, news[at - 1])) return []
    const more = nextTo(one, news[at + 1])
    return [{ key: one.id, at: one.at, ...told(one, more) }]
  })

function told({ kind, by, client_name, agent_name, record_id }: News, more: boolean) {
  const whom = `${client_name ?? ''}${more && client_name ? ' and more' : ''}`
  const line = { who: by ?? 'Homeward', whom, href: to('visit', { id: record_id }) }
  const agent = agent_name ?? 'a caregiver'
  switch (kind) {
    case 'assigned':
      return { ...line, words: `assigned ${agent}` }
    case 'unassigned':
      return { ...line, words: 'opened the visit' }
    case 'covered':
      return { ...line, words: 'took the visit' }
    case 'called_out':
      return { ...line, words: 'noted a call-out' }
    case 'approved':
      return { ...line, words: 'approved' }
    case 'corrected':
      return { ...line, words: 'corrected times' }
    case 'canceled':
      return { ...line, words: 'canceled' }
    case 'missed':
      return { ...line, words: 'noted as missed' }
    case 'claims_sent':
      return {
        ...line,
        words: more ? 'sent files of claims' : 'sent a file of claims',
        href: to('billing.claims', {}, { tab: 'files' }),
      }
    case 'remittance_posted':
      return {
        ...line,
        words: more ? 'posted remittances' : 'posted a remittance',
        href: to('billing.era', { eraId: record_id }),
      }
  }
}
