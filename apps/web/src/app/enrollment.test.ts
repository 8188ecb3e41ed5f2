import { listClients } from '@homeward/contract/clients/clients'
import { beforeEach, expect, test, vi } from 'vitest'
import { setNavigator } from '../plumbing/paths/navigate.ts'
import { newQueryClient, queryOf } from '../plumbing/query.ts'
import { currentUser, mustEnroll, setUser } from '../plumbing/session/session.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { aFailure, aRecord, serve } from '../testing/serve.ts'
import { watchEnrollment } from './enrollment.ts'

const went = vi.fn()
beforeEach(() => {
  went.mockClear()
  setNavigator(went)
  signedIn()
})

const ask = async (code: 'second_factor_required' | 'forbidden') => {
  const held = aUser({ second_factor: { enabled: false, required: true } })
  const requests = serve({
    'GET /me': () => aRecord(held),
    'GET /clients': () => aFailure(403, code),
  })
  const client = newQueryClient()
  const stop = watchEnrollment(client)
  const ofPage = (page: string) => ({
    ...queryOf(listClients, { page }),
    meta: { quiet: true },
  })
  await Promise.allSettled([client.fetchQuery(ofPage('1')), client.fetchQuery(ofPage('2'))])
  return { requests, stop }
}

test('a refusal for want of a second factor reads the session anew and leads to the account, once', async () => {
  const { requests, stop } = await ask('second_factor_required')
  await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
  expect(went).toHaveBeenCalledWith('/account?redirect=%2F', { force: true })
  expect(requests.filter(({ path }) => path === '/me')).toHaveLength(1)
  const user = currentUser()
  expect(user !== null && mustEnroll(user)).toBe(true)
  stop()
})

test('any other refusal leads to its own page, and reads no session anew', async () => {
  const { requests, stop } = await ask('forbidden')
  expect(went).not.toHaveBeenCalledWith(expect.stringContaining('/account'), expect.anything())
  expect(went).toHaveBeenCalledWith('/error-forbidden', { replace: true })
  expect(requests.every(({ path }) => path === '/clients')).toBe(true)
  stop()
})

test('a session that is read anew with the wish leads there too; one that begins with it does not', async () => {
  const stop = watchEnrollment(newQueryClient())
  setUser(aUser({ second_factor: { enabled: false, required: true } }))
  await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
  setUser(null)
  setUser(aUser({ second_factor: { enabled: false, required: true } }))
  await Promise.resolve()
  expect(went).toHaveBeenCalledOnce()
  stop()
})
