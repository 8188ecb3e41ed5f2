import { mergeClients } from '@homeward/contract/client-merge'
import { aClient } from '../../../rooms/clients/making.ts'
import { call } from '../../../testing/call.ts'
import { named, type Sample } from '../sample.ts'

export const peopleSamples: Record<string, Sample> = {
  'GET /clients/:id/neighbours': named('client'),
  'POST /clients/:id/reveal': ({ client }) => ({ id: client, field: 'medicaid_number' }),
  'POST /clients/:id/merge': async (_, { house, world }) => ({
    id: (await aClient(house, world)).id,
    other_id: (await aClient(house, world)).id,
    primary_address_of: 'other',
  }),
  'POST /client_merges/:id/undo': async (_, { house, world }) => {
    const id = (await aClient(house, world)).id
    const other_id = (await aClient(house, world)).id
    return { id: (await call(house, world.owner, mergeClients, { id, other_id })).id }
  },
}
