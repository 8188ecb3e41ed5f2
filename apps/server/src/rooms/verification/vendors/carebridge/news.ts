import { reportOf } from '@homeward/evv/carebridge/file'
import { readErrors, readStatus } from '@homeward/evv/carebridge/reports'
import type { Transport } from '../../../agency/door.ts'
import type { News, VendorAccount } from '../vendor.ts'

/** The most reports that one look reads. */
const most = 20

/** The daily reports that were not read yet and are whole, oldest first; those before a failure are not lost. */
export async function newsOf(
  files: Transport,
  { provider: { taxId } }: VendorAccount,
  isRead: (source: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<News[]> {
  if (taxId === null) return []
  const waiting = (await files.list(signal)).flatMap(({ name }) => {
    const kind = reportOf(name, taxId)
    return kind === null ? [] : { name, kind, at: name.slice(-18) }
  })
  const news: News[] = []
  for (const { name, kind } of waiting.toSorted(byTime)) {
    if (news.length === most) break
    if (await isRead(name)) continue
    const bytes = await files.get(name, signal).catch((error: unknown) => {
      if (news.length === 0) throw error
      return null
    })
    if (bytes === null) return news
    const text = bytes.toString('utf8')
    const about = kind === 'errors' ? ofErrors(text) : ofStatus(text)
    if (about) news.push({ source: name, about })
  }
  return news
}

type About = News['about']
type Report = { kind: 'errors' | 'status'; at: string }

/** Of one moment the errors come first: the status report leaves what has errors to them. */
const byTime = (a: Report, b: Report): number =>
  a.at === b.at ? a.kind.localeCompare(b.kind) : a.at < b.at ? -1 : 1

const ofErrors = (text: string): About | null =>
  readErrors(text)?.map(({ apptId, sequence, problems }) => ({
    recordId: apptId,
    kind: 'visit' as const,
    ...(sequence !== null && { sequence }),
    answer: { outcome: 'rejected' as const, vendorKey: null, problems, claimStatus: 'not_ready' },
  })) ?? null

/** An appointment that is not ready for its claim says nothing new: the errors report says why. */
const ofStatus = (text: string): About | null =>
  readStatus(text)
    ?.filter(({ claimStatus }) => claimStatus !== 'not_ready')
    .map(({ apptId, sequence, vendorKey, claimStatus }) => ({
      recordId: apptId,
      kind: 'visit' as const,
      ...(sequence !== null && { sequence }),
      answer: { outcome: 'accepted' as const, vendorKey, problems: [], claimStatus },
    })) ?? null
