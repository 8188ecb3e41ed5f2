import {
  AccountSettings,
  testIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { integrationAccountRecord } from '../integration-account-record.ts'
import { keepTest, lockAccount } from './account-store.ts'
import { tryFolder } from './exchange-folder.ts'
import { tryOut } from './try-out.ts'

/** Tests an account for real and stores the result. */
export const testAccount = verb(testIntegrationAccount, async (ctx, { id }) => {
  const { settings, health } = found(await lockAccount(ctx.tx, id))
  const { folder } = AccountSettings.parse(settings)
  if (folder === null) throw new Failure('account_not_tried')
  const test = await tryOut(() => tryFolder(ctx.agency.id, folder))
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
