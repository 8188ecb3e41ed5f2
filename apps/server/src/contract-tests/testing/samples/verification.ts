import { anEvvAccount, anOutboxRow } from '../../../rooms/verification/testing/factories.ts'
import type { Sample } from '../sample.ts'

/** A client whom a vendor rejected. */
const rejected: Sample = async ({ client }, { app, world }) => {
  const account_id = await anEvvAccount(app, world)
  const about = { kind: 'client', parent_id: client, client_id: client } as const
  return { id: await anOutboxRow(app, world, { account_id, ...about, status: 'failed' }) }
}

export const verificationSamples: Record<string, Sample> = {
  'GET /vendor_verifications/:id': rejected,
  'PATCH /vendor_verifications/:id': async (...at) => ({
    ...(await rejected(...at)),
    status: 'archived',
  }),
  'POST /vendor_verifications/update_many': async (...at) => {
    const { id } = await rejected(...at)
    return { status: 'pending', ids: [id] }
  },
  'PATCH /verification_connections/:id': async (_, { app, world }) => ({
    id: await anEvvAccount(app, world),
    state: 'paused',
  }),
}
