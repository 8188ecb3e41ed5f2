import { createSavedView } from '@homeward/contract/collaboration/saved-views'
import { v7 as uuid } from 'uuid'
import { createAlert } from '@homeward/contract/collaboration/alerts'
import { createComment } from '@homeward/contract/collaboration/comments'
import { aNotification } from '../../../rooms/collaboration/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import type { Sample } from '../sample.ts'

const parent = { parent_type: 'Client' } as const
const alert = { title: 'Call the daughter', date: '2026-11-05' }

const aComment: Sample = async ({ idleClient }, { app, world }) => {
  const input = { ...parent, parent_id: idleClient, body: 'Called the daughter.' }
  const { id } = await call(app, world.owner, createComment, input)
  return { id }
}

const anAlert: Sample = async ({ client }, { app, world }) => {
  const input = { ...parent, parent_id: client, ...alert }
  const { id } = await call(app, world.owner, createAlert, input)
  return { id }
}

const ownNotification: Sample = async (_, { app, world }) => {
  const { id } = await aNotification(app, world)
  return { id }
}

/** A view of the owner's, under a name of its own. */
const aView: Sample = async (_, { app, world }) => {
  const view = { list: 'clients', name: `View ${uuid()}`, query: {} }
  return { id: (await call(app, world.owner, createSavedView, view)).id }
}

export const collaborationSamples: Record<string, Sample> = {
  'GET /comments': ({ client }) => ({ ...parent, parent_id: client }),
  'POST /comments': ({ client }) => ({ ...parent, parent_id: client, body: 'Fell on the stairs.' }),
  'PUT /comments/:id': async (...at) => ({ ...(await aComment(...at)), body: 'Called the son.' }),
  'DELETE /comments/:id': aComment,

  'POST /alerts': ({ client }) => ({ ...parent, parent_id: client, ...alert }),
  'POST /alerts_bulk': ({ client }) => ({ ...parent, parent_ids: [client], ...alert }),
  'PATCH /alerts/:id': async (...at) => ({ ...(await anAlert(...at)), title: 'Call the son' }),

  'GET /notifications/:id': ownNotification,
  'PATCH /notifications/:id': async (...at) => ({ ...(await ownNotification(...at)), read: true }),
  'PATCH /notifications': async (...at) => {
    const { id } = await ownNotification(...at)
    return { ids: [id], acknowledged: true }
  },
  'PATCH /notification_choices': () => ({ choices: [{ kind: 'mention', email: false }] }),

  'POST /saved_views': () => ({
    list: 'clients',
    name: 'Asheville',
    query: { status: 'active', search: 'lo' },
  }),
  'PATCH /saved_views/:id': async (records, place) => ({
    ...(await aView(records, place)),
    shared: true,
  }),
  'DELETE /saved_views/:id': aView,
}
