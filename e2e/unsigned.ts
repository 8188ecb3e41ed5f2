import type { Signature } from '@homeward/contract/files/signatures'
import type { Visit } from '@homeward/contract/visits/visits'
import type { Api } from './api.ts'

const reason = 'Signed by somebody else'
const waiting = (api: Api) => api.get<{ id: string }[]>('visits?exception=not_signed&items=100')

/**
 * Visits that wait for the client's signature, at least so many. Where there are fewer, reviewed ones of the
 * demo are reopened without theirs.
 */
export async function unsignedVisits(api: Api, least: number): Promise<string[]> {
  const reviewed = await api.get<{ id: string }[]>('visits?status=approved&items=100')
  let found = await waiting(api)
  for (const { id } of reviewed) {
    if (found.length >= least) break
    if (!(await reopenUnsigned(api, id))) continue
    found = await waiting(api)
  }
  if (found.length < least) throw new Error(`Only ${found.length} visits wait for a signature.`)
  return found.map(({ id }) => id)
}

async function reopenUnsigned(api: Api, id: string): Promise<boolean> {
  const { abilities } = await api.get<Visit>(`visits/${id}`)
  if (!abilities.reopen) return false
  await api.send('POST', `visits/${id}/reopen`, { reason })
  const { signatures } = await api.get<{ signatures: Signature[] }>(`visits/${id}/signatures`)
  for (const { id: signature_id } of signatures.filter(({ voided }) => voided === null))
    await api.send('POST', `visits/${id}/signature_voidings`, { signature_id, reason })
  return true
}

/**
 * A reviewed visit that can be reopened. Vendors verify those of the demo within the minute: then the records
 * of one are archived, which is how an office opens it again.
 */
export async function reopenableVisit(api: Api): Promise<string> {
  const reviewed = await api.get<{ id: string }[]>('visits?status=approved&items=100')
  const visits: Visit[] = []
  for (const { id } of reviewed) {
    const visit = await api.get<Visit>(`visits/${id}`)
    if (visit.abilities.reopen) return id
    visits.push(visit)
  }
  for (const { id, claims, vendor_verifications: records } of visits) {
    if (claims.some(({ status }) => status !== 'for_review')) continue
    for (const { id: record, status } of records)
      if (status !== 'archived')
        await api.send('PATCH', `vendor_verifications/${record}`, { status: 'archived' })
    const { abilities } = await api.get<Visit>(`visits/${id}`)
    if (abilities.reopen) return id
  }
  throw new Error('No reviewed visit can be reopened.')
}
