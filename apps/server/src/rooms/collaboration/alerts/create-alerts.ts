import * as contract from '@homeward/contract/collaboration/alerts'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findParentIds } from '../parents-store.ts'
import { columnsOf, type Parent } from '../parents.ts'
import { personOf } from '../person.ts'
import { loadAlert, presentAlert } from './present-alert.ts'
import { insertAlerts } from './store.ts'

type Many = ParsedOf<typeof contract.createAlerts>
type Fields = Omit<Many, 'parent_type' | 'parent_ids'>

/** Sets an alert on a client, an agent or a visit. */
export const createAlert = verb(
  contract.createAlert,
  async (ctx, { parent_type, parent_id, ...fields }) => {
    const { made } = await setAlerts(ctx, parent_type, [parent_id], fields)
    const [id = ''] = made
    return presentAlert(ctx, await loadAlert(ctx, id))
  },
)

/** Sets the same alert on many records; those that are not there are named. */
export const createAlerts = verb(
  contract.createAlerts,
  async (ctx, { parent_type, parent_ids, ...fields }) => {
    const { made, missing } = await setAlerts(ctx, parent_type, parent_ids, fields)
    return { created: made.length, missing }
  },
)

async function setAlerts(
  ctx: Ctx,
  type: Parent['type'],
  ids: readonly string[],
  fields: Fields,
): Promise<{ made: string[]; missing: string[] }> {
  const { userId, name } = personOf(ctx)
  const asked = [...new Set(ids)]
  const known = await findParentIds(ctx.tx, type, asked)
  if (known.size === 0) throw new Failure('not_found')
  const rows = [...known].map((parentId) => ({
    agency_id: ctx.agency.id,
    id: uuid(),
    user_id: userId,
    author: name,
    ...columnsOf({ type, id: parentId }),
    ...fields,
    created_at: ctx.now.toISOString(),
  }))
  await insertAlerts(ctx.tx, rows)
  for (const { id, visit_id, agent_id, client_id } of rows) {
    const parent_id = visit_id ?? agent_id ?? client_id ?? ''
    await ctx.changed(
      {
        action: 'alert.created',
        type: 'alert',
        id,
        after: { parent_type: type, parent_id, ...fields, status: 'active' },
      },
      { topic: 'alerts', id: parent_id },
    )
  }
  return { made: rows.map(({ id }) => id), missing: asked.filter((id) => !known.has(id)) }
}
