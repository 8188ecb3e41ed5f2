import { restoreVisit } from '@homeward/contract/visits/endings'
import { cancelVisit, updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import { call } from '../../../../plumbing/api/call.ts'
import { ApiError } from '../../../../plumbing/api/errors.ts'
import { placeOf } from '../../change/put-back.ts'
import { type BulkAct, changeOf } from './bulk-act.ts'

/** A visit that was changed, with the version that it has since. */
type Done = { visit: VisitRow; version: number }
/** A visit that was not, and why. */
export type Failed = { visit: VisitRow; why: string }

/** Visits that are sent beside each other. */
const atOnce = 4

const whyOf = (error: unknown): string =>
  error instanceof ApiError
    ? error.code === 'stale'
      ? 'Someone else changed it meanwhile.'
      : error.message
    : 'There was no answer. It is as it was.'

type Progress = (done: number) => void

/** Does something with each of some visits; one that fails does not hinder the others. */
const each = async <T extends { visit: VisitRow }>(
  items: readonly T[],
  send: (item: T) => Promise<{ lock_version: number }>,
  tell: Progress,
  signal?: AbortSignal,
): Promise<{ done: Done[]; failed: Failed[] }> => {
  const [done, failed]: [Done[], Failed[]] = [[], []]
  const left = [...items]
  const work = async (): Promise<void> => {
    const item = signal?.aborted ? undefined : left.shift()
    if (!item) return
    try {
      done.push({ visit: item.visit, version: (await send(item)).lock_version })
    } catch (error) {
      failed.push({ visit: item.visit, why: whyOf(error) })
    }
    tell(done.length + failed.length)
    return work()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  failed.push(...left.map(({ visit }) => ({ visit, why: 'Stopped before it.' })))
  return { done, failed }
}

/** Does an act with visits, with the reason that some of them need. */
export const runBulk = (
  act: BulkAct,
  visits: readonly VisitRow[],
  { reason, tell, signal }: { reason: string; tell: Progress; signal: AbortSignal },
) =>
  each(
    visits.map((visit) => ({ visit })),
    ({ visit }) =>
      act.kind === 'cancel'
        ? call(cancelVisit, {
            id: visit.id,
            lock_version: visit.lock_version,
            reason: act.reason,
            canceled_by: act.by,
          })
        : call(updateVisit, {
            id: visit.id,
            lock_version: visit.lock_version,
            ...changeOf(act, visit),
            ...(reason && { assignment_reason: reason }),
          }),
    tell,
    signal,
  )

/** Takes an act back, of each visit that nobody has changed since. */
export const undoBulk = (act: BulkAct, done: readonly Done[]) =>
  each(
    done,
    ({ visit, version }) => {
      const held = { id: visit.id, lock_version: version, assignment_reason: 'Undo of a change' }
      return act.kind === 'cancel'
        ? call(restoreVisit, held)
        : call(updateVisit, { ...held, ...placeOf(visit) })
    },
    () => undefined,
  )
