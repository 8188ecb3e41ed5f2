import type { createAssessment, updateAssessment } from '@homeward/contract/care/assessments'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { filledRows, keptActivities } from '@homeward/domain/care/assessment'
import { attachmentTypes } from '@homeward/domain/files/types'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { takeUpload } from '../../files/door.ts'
import { findAuthorization } from '../authorization-store.ts'
import { findActivitiesInUse, findServicesInUse } from '../service-store.ts'
import type { AssessedLine } from './service-store.ts'
import { type AssessmentRow, findKnownAgents } from './store.ts'

type Given = Partial<ParsedOf<typeof createAssessment>> & Partial<ParsedOf<typeof updateAssessment>>

const people = ['agent_id', 'observed_by_id', 'corrector_id'] as const

/** The authorization is the client's own, and the people exist; a failure names each wrong field. */
export async function checkReferences(ctx: Ctx, clientId: string, given: Given): Promise<void> {
  const fields: Record<string, string[]> = {}
  if (given.authorization_id) {
    const row = await findAuthorization(ctx.tx, given.authorization_id)
    if (row?.client_id !== clientId || row.status === 'archived') {
      fields.authorization_id = ["Choose one of the client's authorizations."]
    }
  }
  const known = await findKnownAgents(
    ctx.tx,
    people.flatMap((name) => given[name] ?? []),
  )
  for (const name of people) {
    const id = given[name]
    if (id && !known.has(id)) fields[name] = ['Choose someone from the agency.']
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}

/**
 * The services to store, with the activities that have a level. Refuses services and activities that are
 * not in use, unless the assessment has them already.
 */
export async function checkedServices(
  ctx: Ctx,
  given: NonNullable<Given['services']>,
  before?: AssessmentRow,
): Promise<AssessedLine[]> {
  const lines = given.map(({ id, categories }) => ({
    serviceId: id,
    activities: keptActivities(categories.flatMap(({ activities }) => activities)),
  }))
  const had = new Map(
    before?.services.flatMap(({ id, activities }) => activities.map((one) => [one.id, id])),
  )
  const asked = lines.flatMap(({ activities }) => activities.map(({ id }) => id))
  const inUse = await findActivitiesInUse(ctx.tx, asked)
  const ids = lines.map(({ serviceId }) => serviceId)
  const services = ids.length === 0 ? [] : await findServicesInUse(ctx.tx, ids)
  const known = new Set([
    ...services.map(({ id }) => id),
    ...(before?.services.map(({ id }) => id) ?? []),
  ])
  const fields: Record<string, string[]> = {}
  for (const [at, { serviceId, activities }] of lines.entries()) {
    if (!known.has(serviceId) || ids.indexOf(serviceId) < at) {
      fields[`services.${at}.id`] = ['Choose an active service, each once.']
      continue
    }
    const own = activities.map(({ id }) => id)
    const fits = own.every((id) => (inUse.get(id) ?? had.get(id)) === serviceId)
    if (!fits || new Set(own).size < own.length) {
      fields[`services.${at}.categories`] = ['Choose active activities of this service, each once.']
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return lines
}

/** The columns that hold lists, without empty rows, for those of them that were sent. */
export const listColumns = ({ diagnosis, goals, equipment, groups }: Given, before?: object) => ({
  ...(diagnosis && { diagnosis: JSON.stringify(filledRows(diagnosis)) }),
  ...(goals && { goals: JSON.stringify(filledRows(goals)) }),
  ...(equipment && { equipment: JSON.stringify(filledRows(equipment)) }),
  ...(groups && {
    groups: JSON.stringify({
      ...before,
      ...Object.fromEntries(
        Object.entries(groups).flatMap(([name, rows]) => (rows ? [[name, filledRows(rows)]] : [])),
      ),
    }),
  }),
})

/** The column of the document, if one was sent or removed. */
export const documentColumn = async (ctx: Ctx, { signed_id }: Given) =>
  signed_id === undefined
    ? {}
    : { file_id: signed_id && (await takeUpload(ctx, signed_id, attachmentTypes)).id }
