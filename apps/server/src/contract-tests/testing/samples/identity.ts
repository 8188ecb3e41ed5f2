import { createInvite } from '@homeward/contract/identity/invites'
import { v7 as uuid } from 'uuid'
import { anAccount, anAgentWithoutAccount } from '../../../rooms/identity/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import type { Sample } from '../sample.ts'

const invitation: Sample = async (_, { app, world }) => ({
  subject: 'join',
  agent_id: await anAgentWithoutAccount(app, world),
  email: `${uuid().slice(-12)}@example.org`,
})

const password = 'seven tall green trees'

export const identitySamples: Record<string, Sample> = {
  'POST /invites': invitation,
  'POST /reinvite': async (_, { app, world }) => {
    const invite = await call(app, world.owner, createInvite, {
      subject: 'join',
      agent_id: await anAgentWithoutAccount(app, world),
      email: `${uuid().slice(-12)}@example.org`,
    })
    return { invite_id: invite.id }
  },
  // An invite is open to whoever holds its id, so one that nobody sent stands for another agency's.
  'GET /invites/:id': () => ({ id: uuid() }),
  'PUT /invites/:id': () => ({
    id: uuid(),
    confirmation_code: 'AAAA2222',
    username: 'somebody',
    password,
    password_confirmation: password,
  }),
  'DELETE /sessions/:id': async (_, { app, world }) => {
    const { userId } = await anAccount(app, 'sitter', world)
    const { id } = await app.db.identity
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { id }
  },
  'DELETE /accounts/:id/sessions': async (_, { app, world }) => ({
    id: (await anAccount(app, 'sitter', world)).agentId,
  }),
}
