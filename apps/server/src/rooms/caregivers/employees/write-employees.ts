import * as contract from '@homeward/contract/caregivers/employees'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAgent, lockAgent } from '../agents/agent-store.ts'
import { createAgent } from '../agents/create-agent.ts'
import { letGo } from '../agents/remove-agent.ts'
import { changeAgent } from '../agents/update-agent.ts'
import { officeEntries } from '../parts/assignments.ts'
import { findOpenOffices } from '../parts/part-store.ts'
import { employeeOf } from './present-employee.ts'

/** Adds an employee: the role decides the type, and they start active. */
export const createEmployee = verb(
  contract.createEmployee,
  async (ctx, { office_ids = [], ...fields }) => {
    await refuseClosed(ctx, [], office_ids)
    const { id } = await createAgent(ctx, {
      ...fields,
      status: 'active',
      assignments_attributes: officeEntries([], office_ids),
    })
    return employeeOf(ctx, found(await findAgent(ctx.tx, id)))
  },
)

/** Changes an employee. */
export const updateEmployee = verb(
  contract.updateEmployee,
  async (ctx, { id, office_ids, ...fields }) => {
    const before = found(await lockAgent(ctx.tx, id))
    if (office_ids) await refuseClosed(ctx, before.assignments, office_ids)
    const assignments_attributes = office_ids && officeEntries(before.assignments, office_ids)
    return employeeOf(ctx, await changeAgent(ctx, before, { ...fields, assignments_attributes }))
  },
)

/** Terminates an employee's employment. */
export const removeEmployee = verb(contract.removeEmployee, async (ctx, { id }) =>
  employeeOf(ctx, await letGo(ctx, id)),
)

/** Refuses closed or unknown offices that are new to the person. */
async function refuseClosed(
  ctx: Ctx,
  current: readonly { office_id: string }[],
  officeIds: readonly string[],
): Promise<void> {
  const joined = officeIds.filter((id) => !current.some(({ office_id }) => office_id === id))
  const open = await findOpenOffices(ctx.tx, joined)
  const fields = Object.fromEntries(
    officeIds.flatMap((id, at) =>
      joined.includes(id) && !open.includes(id)
        ? [[`office_ids.${at}`, ['Choose an active office.']]]
        : [],
    ),
  )
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
