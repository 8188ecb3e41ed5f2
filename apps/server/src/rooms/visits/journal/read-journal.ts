import * as contract from '@homeward/contract/visits/watching'
import type { JournalVisit } from '@homeward/contract/visits/watching'
import { weekOf } from '@homeward/domain/time/zone'
import { goneStatuses } from '@homeward/domain/visits/moment'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { metaOf, refuseTooDeep } from '../../../plumbing/db/page.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { spanOf } from '../days/day-store.ts'
import { momentOfRow } from '../shown/moment-store.ts'
import { findJournalVisits, journalClients } from './journal-store.ts'

/** A page of clients with their visits of a week; their days are those of the agency's calendar. */
export const readVisitsJournal = verb(contract.readVisitsJournal, async (ctx, input) => {
  const skipped = (input.page - 1) * input.items
  refuseTooDeep(skipped)
  const week = {
    ...spanOf(weekOf(input.week_of), ctx.agency.timeZone),
    officeId: input.office_id ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
  }
  const { clients, total } = await journalClients(ctx.tx, week, { skipped, most: input.items })
  const rows = await findJournalVisits(ctx.tx, {
    ...week,
    clientIds: clients.map(({ id }) => id),
  })
  const byClient = Map.groupBy(rows, ({ client_id }) => client_id)
  const data = clients.map(({ id, name }) => {
    const visits = (byClient.get(id) ?? []).map((row) => presented(ctx, row))
    const taking = visits.filter(({ status }) => !goneStatuses.some((gone) => gone === status))
    return {
      id,
      name,
      visits,
      planned_minutes: taking.reduce((sum, visit) => sum + visit.scheduled_duration, 0),
      worked_minutes: taking.reduce((sum, visit) => sum + (visit.worked_minutes ?? 0), 0),
    }
  })
  return { data, meta: metaOf(input, total) }
})

type Row = Awaited<ReturnType<typeof findJournalVisits>>[number]

const presented = (ctx: Ctx, row: Row): JournalVisit => ({
  id: row.id,
  scheduled_date: row.scheduled_date,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  status: row.status,
  moment: momentOfRow(row, ctx),
  agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? '' },
  scheduled_duration: row.scheduled_duration,
  worked_minutes: row.reviewed_duration ?? row.completed_duration,
})
