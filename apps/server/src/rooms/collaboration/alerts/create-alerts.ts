import * as contract from '@homeward/contract/collaboration/alerts'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { knownSubjects, presentParent, subjectColumns } from '../../files/door.ts'
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

/** Sets the same alert on many records; unknown records are listed. */
export const createAlerts = verb(
  contract.createAlerts,
  async (ctx, { parent_type, parent_ids, ...fields }) => {
    const { made, missing } = await setAlerts(ctx, parent_type, parent_ids, fields)
    return { created: made.length, missing }
  },
)

async function setAlerts(
  ctx: Ctx,
  type: Many['parent_type'],
  ids: readonly string[],
  fields: Fields,
): Promise<{ made: string[]; missing: string[] }> {
  const { userId, name } = personOf(ctx)
  const asked = [...new Set(ids)]
  // No one needs an alert about an archived client.
  const known = (await knownSubjects(ctx, 'alert', type, asked)).filter(({ archived }) => !archived)
  if (known.length === 0) throw new Failure('not_found')
  const alerts = known.map((subject) => ({ id: uuid(), subject }))
  await insertAlerts(
    ctx.tx,
    alerts.map(({ id, subject }) => ({
      agency_id: ctx.agency.id,
      id,
      user_id: userId,
      author: name,
      ...subjectColumns(subject),
      ...fields,
      created_at: ctx.now.toISOString(),
    })),
  )
  for (const { id, subject } of alerts) {
    const parent = presentParent<'alert'>(subject)
    await ctx.changed(
      {
        action: 'alert.created',
        type: 'alert',
        id,
        after: { ...parent, ...fields, status: 'active' },
      },
      { topic: 'alerts', id: subject.id },
    )
  }
  const there = new Set(known.map(({ id }) => id))
  return { made: alerts.map(({ id }) => id), missing: asked.filter((id) => !there.has(id)) }
}
