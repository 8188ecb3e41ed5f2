import { mergeClients } from '@homeward/contract/clients/merge'
import { archiveClient } from '@homeward/contract/clients/clients'
import { aCredential, anAgent, anException } from '../../../rooms/caregivers/testing/factories.ts'
import { aClient } from '../../../rooms/clients/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import { named, type Sample } from '../sample.ts'

export const peopleSamples: Record<string, Sample> = {
  'GET /clients/:id/neighbours': named('client'),
  'POST /clients/:id/reveal': ({ client }) => ({ id: client, field: 'medicaid_number' }),
  'POST /clients/:id/merge': async (_, { app, world }) => ({
    id: (await aClient(app, world)).id,
    other_id: (await aClient(app, world)).id,
    primary_address_of: 'other',
  }),
  'POST /archived_clients/:id/restore': async (_, { app, world }) => {
    const { id } = await aClient(app, world)
    return call(app, world.owner, archiveClient, { id })
  },
  'POST /client_merges/:id/undo': async (_, { app, world }) => {
    const id = (await aClient(app, world)).id
    const other_id = (await aClient(app, world)).id
    return { id: (await call(app, world.owner, mergeClients, { id, other_id })).id }
  },

  'GET /agents/:id': named('agent'),
  'GET /caregivers/:id': named('agent'),
  'POST /agents': ({ office }) => ({
    first_name: 'Nia',
    last_name: 'Brooks',
    role: 'pca',
    assignments_attributes: [{ office_id: office }],
  }),
  'PATCH /agents/:id': ({ agent }) => ({ id: agent, first_name: 'Nia' }),
  'DELETE /agents/:id': async (_, { app, world }) => ({ id: (await anAgent(app, world)).id }),
  'POST /agents/:id/reveal': ({ agent }) => ({ id: agent, field: 'medicaid_id' }),
  'GET /phone_availability': () => ({ phone: '(919) 555-0123' }),
  'POST /employees': ({ office }) => ({
    first_name: 'Ida',
    last_name: 'Cole',
    role: 'nurse',
    office_ids: [office],
  }),
  'PATCH /employees/:id': ({ agent }) => ({ id: agent, last_name: 'Brooks' }),
  'DELETE /employees/:id': async (_, { app, world }) => ({
    id: (await anAgent(app, world)).id,
  }),
  'GET /agent_availability': () => ({ start_date: '2026-11-02', end_date: '2026-11-08' }),
  'GET /agents/:id/availability': named('agent'),
  'PUT /agents/:id/availability': ({ agent }) => ({
    id: agent,
    pattern: [{ weekday: 1, start: '08:00', end: '16:00' }],
  }),
  'POST /agents/:id/availability_exceptions': ({ agent }) => ({
    id: agent,
    start_date: '2026-12-24',
    end_date: '2026-12-26',
    reason: 'Away',
  }),
  'DELETE /agents/:id/availability_exceptions/:exception_id': async ({ agent }, place) => ({
    id: agent,
    exception_id: await anException(place.app, place.world, agent),
  }),
  'GET /agents/:id/credentials': named('agent'),
  'POST /agents/:id/credentials': ({ agent }) => ({ id: agent, kind: 'cpr', number: 'A-1' }),
  'PATCH /agents/:id/credentials/:credential_id': async ({ agent }, { app, world }) => ({
    id: agent,
    credential_id: (await aCredential(app, world, agent)).id,
    number: 'A-2',
  }),
  'DELETE /agents/:id/credentials/:credential_id': async ({ agent }, { app, world }) => ({
    id: agent,
    credential_id: (await aCredential(app, world, agent)).id,
  }),
}
