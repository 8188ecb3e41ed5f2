import type { EvvClient, EvvRecord } from '@homeward/evv/record'
import type { VerificationProblem } from '@homeward/domain/verification/causes'
import type { VerificationKind } from '@homeward/domain/verification/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import type { JsonObject } from '../../../plumbing/db/schema.generated.ts'
import { openMemberId } from '../../clients/door.ts'
import { checksOf } from './checks.ts'
import { digestOf } from './digest.ts'
import type { Place } from './load-places.ts'
import { agentRecord, clientRecord } from './people-records.ts'
import { type ClientFacts, findAgentFacts, findClientFacts } from './people-store.ts'
import { stateOf, visitFactsKept, visitRecord } from './visit-record.ts'
import { findOverlaps, findVisitFacts, type VisitFacts } from './visit-store.ts'

/** What a vendor should have of a record. */
export type Wish = {
  record: EvvRecord
  digest: Buffer
  /** What is kept of it, without protected values. */
  kept: JsonObject
  /** Why it may not be sent yet. */
  problems: VerificationProblem[]
}

/** A record at an account, and what the vendor was told of it before. */
export type Asked = {
  kind: VerificationKind
  parentId: string
  place: Place
  told: { payor_id?: unknown } | null
}

/** What vendors should have, by a number of statements that does not grow; null where a record is gone. */
export async function loadWishes(
  ctx: Ctx,
  asked: readonly Asked[],
): Promise<(asked: Asked) => Wish | null> {
  const ids = (kind: VerificationKind) => [
    ...new Set(asked.filter((one) => one.kind === kind).map(({ parentId }) => parentId)),
  ]
  const visits = byId(await findVisitFacts(ctx.tx, ids('visit')))
  const overlaps = Map.groupBy(await findOverlaps(ctx.tx, ids('visit')), (one) => one.visit_id)
  const clients = byId(await findClientFacts(ctx.tx, ids('client')))
  const agents = byId(await findAgentFacts(ctx.tx, ids('agent')))
  const memberIds = memberIdsOf(ctx)
  const wish = (record: EvvRecord, kept: JsonObject, problems: VerificationProblem[]): Wish => ({
    record,
    digest: digestOf(ctx.keys, ctx.agency.id, record),
    kept,
    problems,
  })
  return ({ kind, parentId, place, told }) => {
    if (kind === 'visit') {
      const visit = visits.get(parentId)
      if (!visit) return null
      const state = countsAt(place, visit) ? stateOf(visit) : 'void'
      const payorId = state === 'void' ? payorTold(told, visit) : visit.payor_id
      const record = visitRecord(visit, place, { state, payorId, medicaidId: memberIds(visit) })
      const beside = (overlaps.get(visit.id) ?? []).filter((one) =>
        place.payorIds.has(one.payor_id ?? ''),
      )
      const checks = checksOf(record, place, {
        payorId,
        serviceId: visit.services[0]?.id ?? null,
        overlaps: beside,
        today: ctx.today,
      })
      return wish(record, visitFactsKept(record, payorId), checks)
    }
    if (kind === 'client') {
      const client = clients.get(parentId)
      return client
        ? wishOfClient(client, place, { medicaidId: memberIds(client), today: ctx.today }, wish)
        : null
    }
    const agent = agents.get(parentId)
    if (!agent) return null
    const record = agentRecord(agent)
    const about = { payorId: null, serviceId: null, overlaps: [], today: ctx.today }
    return wish(
      record,
      { name: `${record.firstName} ${record.lastName}` },
      checksOf(record, place, about),
    )
  }
}

/** Whether an account's vendor is to have a visit of this payor. */
const countsAt = ({ account, payorIds }: Place, visit: Pick<VisitFacts, 'payor_id'>): boolean =>
  account.status === 'active' && visit.payor_id !== null && payorIds.has(visit.payor_id)

/** A withdrawal names the payor that the vendor was told of. */
const payorTold = (told: Asked['told'], visit: VisitFacts): string | null =>
  typeof told?.payor_id === 'string' ? told.payor_id : visit.payor_id

function wishOfClient(
  client: ClientFacts,
  place: Place,
  { medicaidId, today }: { medicaidId: string | null; today: string },
  wish: (record: EvvClient, kept: JsonObject, problems: VerificationProblem[]) => Wish,
): Wish {
  const authorized = [...new Set(client.services.map(({ payor_id: id }) => id))]
  const primary = client.primary_payor_id === null ? [] : [client.primary_payor_id]
  const payorIds = [...authorized, ...primary.filter((id) => !authorized.includes(id))].filter(
    (id) => place.payorIds.has(id),
  )
  const record = clientRecord(client, place, { payorIds, medicaidId })
  const about = { payorId: payorIds[0] ?? null, serviceId: null, overlaps: [], today }
  const kept = { name: `${record.firstName} ${record.lastName}`, payor_ids: payorIds }
  return wish(record, kept, checksOf(record, place, about))
}

/** Member IDs, each opened once. */
function memberIdsOf(ctx: Ctx) {
  const opened = new Map<string, string | null>()
  return (row: { medicaid_number_sealed: string | null }): string | null => {
    const { medicaid_number_sealed: sealed } = row
    if (sealed === null) return null
    if (!opened.has(sealed)) opened.set(sealed, openMemberId(ctx, row))
    return opened.get(sealed) ?? null
  }
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]))
