import type { AccountKind } from '@homeward/domain/agency/integration-accounts'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { type ChosenAccounts, findOpenAccounts } from './account-store.ts'

const kinds = {
  evv_account_id: 'evv',
  aggregator_account_id: 'evv',
  clearinghouse_account_id: 'clearinghouse',
} as const satisfies Record<keyof ChosenAccounts, AccountKind>

const fields = ['evv_account_id', 'aggregator_account_id', 'clearinghouse_account_id'] as const

/** Refuses accounts that are not the agency's, are archived, or have another purpose. */
export async function checkAccounts(
  ctx: Ctx,
  sent: ChosenAccounts,
  before: ChosenAccounts = {},
): Promise<void> {
  const chosen = fields.flatMap((field) => {
    const id = sent[field]
    return id && id !== before[field] ? [{ field, id }] : []
  })
  const open = await findOpenAccounts(
    ctx.tx,
    chosen.map(({ id }) => id),
  )
  const wrong = chosen.filter(
    ({ field, id }) => !open.some((one) => one.id === id && one.kind === kinds[field]),
  )
  const problems = wrong.map(({ field }): [string, string[]] => [field, [unfit]])
  const { evv_account_id: own, aggregator_account_id: aggregator } = { ...before, ...given(sent) }
  if (own && own === aggregator) problems.push(['aggregator_account_id', [same]])
  if (problems.length > 0) throw new Failure('invalid', { fields: Object.fromEntries(problems) })
}

const unfit = 'This account was not found, is archived or has another purpose.'
const same = 'This is already the EVV vendor account. Choose another account or none.'

/** Omitted fields stay as they were. */
const given = (sent: ChosenAccounts): ChosenAccounts =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
