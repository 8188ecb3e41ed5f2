import { officeProblem } from '@homeward/domain/clients/office-needed'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { ClientInput } from './client-columns.ts'
import { findReferences } from './reference-store.ts'

/**
 * Refuses what the schema cannot check: missing records and future days. What is left out (undefined) is not
 * checked.
 */
export async function checkClient(ctx: Ctx, input: ClientInput): Promise<void> {
  const problems = { ...personProblems(ctx, input), ...(await referenceProblems(ctx, input)) }
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems })
}

function personProblems(ctx: Ctx, { birthdate }: ClientInput) {
  const problems: Record<string, string[]> = {}
  if (birthdate && birthdate > ctx.today) {
    problems.birthdate = ['The birthdate is in the future.']
  }
  return problems
}

async function referenceProblems(ctx: Ctx, input: ClientInput) {
  const { office_id, primary_payor_id, service_id, settings } = input
  const agentIds = settings?.do_not_send ?? []
  if (office_id === undefined && !primary_payor_id && !service_id && agentIds.length === 0)
    return {}
  const known = await findReferences(ctx.tx, {
    officeId: office_id ?? null,
    payorId: primary_payor_id ?? null,
    serviceId: service_id ?? null,
    agentIds,
  })
  const problems: Record<string, string[]> = {}
  if (office_id && !known.office) problems.office_id = ['Choose an active office.']
  const missing = office_id === undefined ? null : officeProblem(office_id, known)
  if (missing !== null) problems.office_id = [missing]
  if (primary_payor_id && !known.payor) {
    problems.primary_payor_id = ['Choose an active payor.']
  }
  if (service_id && !known.service) problems.service_id = ['Choose an active service.']
  if (agentIds.some((id) => !known.agentIds.has(id))) {
    problems['settings.do_not_send'] = ['Choose active employees of the agency.']
  }
  return problems
}

/** A record keeps its references, even to closed records: only changes are checked. */
export const changedReferences = <F extends ClientInput>(
  input: F,
  before: {
    office_id: string | null
    primary_payor_id: string | null
    service_id: string | null
  },
): F => ({
  ...input,
  office_id: input.office_id === before.office_id ? undefined : input.office_id,
  primary_payor_id:
    input.primary_payor_id === before.primary_payor_id ? undefined : input.primary_payor_id,
  service_id: input.service_id === before.service_id ? undefined : input.service_id,
})
