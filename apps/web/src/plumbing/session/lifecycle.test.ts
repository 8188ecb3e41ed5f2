import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { aRecord, serve } from '../../testing/serve.ts'
import { refreshSession, switchContext } from './lifecycle.ts'
import { currentUser } from './session.ts'

const outside = aUser({ super_admin: true, agency: null, agency_id: null, agent_id: null })
const inside = aUser({ super_admin: true })

beforeEach(() => signedIn(outside))

test('what was asked before the agency was entered does not lead out of it again', async () => {
  let answerMe = () => undefined as void
  serve({
    'GET /me': () =>
      new Promise((resolve) => {
        answerMe = () => resolve(aRecord(outside))
      }),
    'POST /auth': () => aRecord(inside),
  })
  const asked = refreshSession()
  await switchContext({ agency_id: inside.agency_id })
  answerMe()
  await asked
  expect(currentUser()?.agency_id).toBe(inside.agency_id)
})

test('what is asked afterwards counts', async () => {
  serve({
    'GET /me': () => aRecord({ ...inside, name: 'Pat Roe' }),
    'POST /auth': () => aRecord(inside),
  })
  await switchContext({ agency_id: inside.agency_id })
  await refreshSession()
  expect(currentUser()?.name).toBe('Pat Roe')
})
