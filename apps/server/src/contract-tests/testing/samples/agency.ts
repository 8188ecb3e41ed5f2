import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { startDiagnosisCodeImport } from '@homeward/contract/agency/diagnosis-codes'
import {
  aGeocoder,
  anOffice,
  anOrderFile,
  aPayor,
  aRate,
  orderLine,
} from '../../../rooms/agency/testing/factories.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { getClient } from '@homeward/contract/clients/clients'
import type { Sample } from '../sample.ts'

let files = 0

/** A list of the codes that the clients of these tests have, unlike every other before it. */
const codeLines = () => [
  orderLine(++files, 'I10', 'Hypertension'),
  orderLine(++files, 'R269', 'Unspecified abnormalities of gait and mobility'),
]

/** Loads a file that nobody loaded yet, so that the load is under way. */
async function aLoad(app: TestServer, world: World): Promise<string> {
  const signed_id = await anOrderFile(app, world, codeLines())
  return (await call(app, world.owner, startDiagnosisCodeImport, { signed_id })).id
}

const anEvvAccount = async ({ app, world }: { app: TestServer; world: World }): Promise<string> =>
  (await aRecord(app, world, integrationAccounts)).id

/** The agency with its offices, payors, codes, integrations and addresses. */
export const agencySamples: Record<string, Sample> = {
  'GET /agencies/:id': (_, { world }) => ({ id: world.agencyId }),
  'POST /agencies': () => ({ name: 'Piedmont Home Care', time_zone: 'America/New_York' }),
  'PATCH /agencies/:id': (_, { world }) => ({ id: world.agencyId, email: 'care@example.org' }),

  'GET /offices/:id': ({ office }) => ({ id: office }),
  'POST /offices': () => ({ name: 'Office of the sample', city: 'Durham', state: 'NC' }),
  'PATCH /offices/:id': ({ office }) => ({ id: office, phone: '(919) 555-0199' }),
  'DELETE /offices/:id': async (_, { app, world }) => ({ id: (await anOffice(app, world)).id }),

  'GET /payors/:id': ({ payor }) => ({ id: payor }),
  'POST /payors': async (_, place) => ({
    name: 'Payor of the sample',
    type: 'private_pay',
    payer_id: 'SELF',
    evv_account_id: await anEvvAccount(place),
  }),
  'PATCH /payors/:id': async ({ payor }, place) => ({
    id: payor,
    evv_account_id: await anEvvAccount(place),
  }),
  'DELETE /payors/:id': async (_, { app, world }) => ({ id: (await aPayor(app, world)).id }),
  'GET /payors/:id/rates': ({ payor }) => ({ id: payor }),
  'POST /payors/:id/rates': async ({ service }, { app, world }) => ({
    id: (await aPayor(app, world)).id,
    service_id: service,
    start_date: '2026-01-01',
    cents_per_unit: 600,
  }),
  'PATCH /rates/:id': async (_, { app, world }) => ({
    id: (await aRate(app, world)).id,
    end_date: '2026-12-31',
  }),
  'DELETE /rates/:id': async (_, { app, world }) => ({ id: (await aRate(app, world)).id }),

  'PATCH /diagnosis_codes/:code': () => ({ code: 'I10', active: false }),
  'GET /diagnosis_code_imports/:id': async (_, { app, world }) => {
    const id = await aLoad(app, world)
    await app.drainJobs()
    return { id }
  },
  'DELETE /diagnosis_code_imports/:id': async (_, { app, world }) => {
    await app.drainJobs()
    return { id: await aLoad(app, world) }
  },
  'POST /diagnosis_code_imports': async (_, { app, world }) => {
    await app.drainJobs()
    return {
      signed_id: await anOrderFile(app, world, codeLines()),
    }
  },

  'POST /integrations': async (_, { app, world }) => {
    await inAgency(app.db, world.agencyId, (tx) =>
      tx.updateTable('integrations').set({ settings: '{}' }).execute(),
    )
    return { kind: 'geocoder', settings: { endpoint: 'https://8.8.4.4/search' } }
  },
  'PATCH /integrations/:kind': () => ({
    kind: 'geocoder',
    settings: { endpoint: 'https://8.8.4.4/search' },
  }),
  'POST /integration_accounts/:id/test': async (_, { app, world }) => ({
    id: (
      await aRecord(app, world, integrationAccounts, {
        vendor: 'folder',
        settings: { folder: 'availity' },
      })
    ).id,
  }),
  'POST /integrations/:kind/test': () => ({ kind: 'storage' }),

  'PATCH /addresses/:id': async ({ client }, { app, world }) => ({
    id: (await call(app, world.owner, getClient, { id: client })).addresses[0]?.id,
    latitude: 35.78,
    longitude: -78.64,
  }),
  'POST /addresses/geocode': async ({ client }, { app, world }) => {
    await aGeocoder(app, world)
    const { addresses } = await call(app, world.owner, getClient, { id: client })
    return { ids: addresses.map(({ id }) => id) }
  },
}
