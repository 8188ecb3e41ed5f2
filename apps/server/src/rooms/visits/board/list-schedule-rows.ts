import * as contract from '@homeward/contract/visits/board'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { authorizedOn } from '../../care/door.ts'
import { overtimeMinutes } from '../assignment/busy-store.ts'
import { spanOf } from '../days/day-store.ts'
import { findCaregiverRows, findClientRows } from './row-store.ts'

/** Whose days the board shows, also of those who have no visit. A caregiver has no board. */
export const listScheduleRows = verb(contract.listScheduleRows, async (ctx, input) => {
  const { start_date: start, end_date: end } = input
  unwrap(checkDateOrder({ startDate: start, endDate: end }))
  const asked = { ...spanOf({ start, end }, ctx.agency.timeZone), officeId: input.office_id }
  const rowsOf = input.rows === 'caregivers' ? caregivers : clients
  return {
    rows: ownAgentOnly(ctx.actor) === null ? await rowsOf(ctx, { ...asked, start }) : [],
    overtime_minutes: await overtimeMinutes(ctx.tx),
  }
})

type Asked = Parameters<typeof findClientRows>[1] & { start: string }

const caregivers = async ({ tx }: Ctx, asked: Asked): Promise<contract.ScheduleRow[]> =>
  (await findCaregiverRows(tx, asked)).map((row) => ({ ...row, authorized: null }))

async function clients(ctx: Ctx, asked: Asked): Promise<contract.ScheduleRow[]> {
  const rows = await findClientRows(ctx.tx, asked)
  const ids = rows.map(({ id }) => id)
  const authorized = ctx.may('authorizations.read')
    ? await authorizedOn(ctx, { clientIds: ids, day: asked.start })
    : new Map()
  return rows.map((row) => ({
    ...row,
    wanted_minutes: null,
    authorized: authorized.get(row.id) ?? null,
  }))
}
