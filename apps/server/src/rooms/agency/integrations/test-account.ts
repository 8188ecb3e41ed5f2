import { testIntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { isTestable, isTransport } from '@homeward/domain/agency/integration-accounts'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { integrationAccountRecord } from '../integration-account-record.ts'
import { openTransport } from '../transports/open-transport.ts'
import { findTransportAccount, keepTest, lockAccount } from './account-store.ts'
import { tryOut } from './try-out.ts'

/** Tries an EVV account; says what worked, or throws a sentence about what failed. */
type TestEvv = (ctx: Ctx, id: string, signal: AbortSignal) => Promise<string>

/** Tests an account for real and stores the result. A room above this one knows EVV vendors. */
export const testAccountWith = (testEvv: TestEvv) =>
  verb(testIntegrationAccount, async (ctx, { id }) => {
    const { health } = found(await lockAccount(ctx.tx, id))
    const account = found(await findTransportAccount(ctx.tx, id))
    const { vendor } = account
    if (!isTestable(vendor)) throw new Failure('account_not_tried')
    const test = await tryOut((signal) =>
      isTransport(vendor)
        ? openTransport(ctx.keys, account).test(signal)
        : testEvv(ctx, id, signal),
    )
    const after = test.ok ? 'healthy' : 'failing'
    await keepTest(ctx.tx, id, { health: after, last_tested_at: ctx.now.toISOString(), test })
    await ctx.changed({
      action: 'integration_account.tested',
      type: 'integration_account',
      id,
      before: { health },
      after: { health: after, message: test.message },
    })
    return integrationAccountRecord.answer(ctx, id)
  })
