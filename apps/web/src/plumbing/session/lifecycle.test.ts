import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { onExpiry } from './expiry.ts'
import { leaveSession, refreshSession, switchContext } from './lifecycle.ts'
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

test('who signs out is not told that the session has expired, whatever is asked meanwhile', async () => {
  const told = vi.fn()
  const stop = onExpiry(told)
  serve({
    'GET /me': () => aFailure(401, 'unauthenticated'),
    'DELETE /auth': async () => {
      await refreshSession()
      return aRecord({})
    },
  })
  await leaveSession()
  expect(told).not.toHaveBeenCalled()
  stop()
})

test('a session that the server no longer knows is told once it is asked', async () => {
  const told = vi.fn()
  const stop = onExpiry(told)
  signedIn(aUser({ token: 'token-2' }))
  serve({ 'GET /me': () => aFailure(401, 'unauthenticated') })
  await refreshSession()
  expect(told).toHaveBeenCalledOnce()
  stop()
})
