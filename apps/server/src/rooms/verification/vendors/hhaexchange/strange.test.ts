import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHhaexchange } from './open.ts'
import { anAccount, soon, waitingFor } from './testing/simulated.ts'
import { caregiver, visit } from './testing/visits.ts'

type Said = { status: number; body: string; location?: string }

/** A server that signs anyone in and says the same to every call. */
async function saying({ status, body, location }: Said) {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const calls: string[] = []
  const server = createServer((request, response) => {
    const isSignIn = request.url?.includes('/identity/') ?? false
    if (!isSignIn) calls.push(request.method ?? '')
    response.writeHead(isSignIn ? 200 : status, location === undefined ? {} : { location })
    response.end(isSignIn ? '{"access_token":"a token","expires_in":600}' : body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())))
  const { port } = server.address() as AddressInfo
  const vendor = openHhaexchange(anAccount(`http://127.0.0.1:${port}`))
  return { vendor, calls }
}

test.each(['<html>Sign in</html>', '', '{}'])('%j does not verify a new visit', async (body) => {
  const { vendor } = await saying({ status: 200, body })
  expect(await vendor.send([visit], soon())).toMatchObject({ answers: [], unknown: [visit.id] })
})

test('the page of a proxy does not make a caregiver known', async () => {
  const { vendor } = await saying({ status: 200, body: '<html>Sign in</html>' })
  const sent = await vendor.send([caregiver], soon())
  expect(sent).toMatchObject({ answers: [], unknown: [caregiver.id] })
})

test('a redirect is not followed, and nothing was sent', async () => {
  const { vendor, calls } = await saying({ status: 302, body: '', location: 'http://127.0.0.1:1' })
  await expect(vendor.send([visit], soon())).rejects.toMatchObject({ why: 'settings' })
  expect(calls).toEqual(['POST'])
})

test.each(['<html>Sign in</html>', ''])(
  'a visit that may be there is not added again after the look for it got %j',
  async (body) => {
    const { vendor, calls } = await saying({ status: 200, body })
    const unsure = { ...visit, maybeKnown: true }
    await expect(vendor.send([unsure], soon())).rejects.toMatchObject({ why: 'later' })
    expect(calls).toEqual(['GET'])
  },
)

test('what a transaction says is kept without member numbers and birthdates', async () => {
  const body = '{"status":"Failed","message":"Member AB12345678, born 1950-03-04, is not found"}'
  const { vendor } = await saying({ status: 200, body })
  const sent = { ref: `${visit.id}=T1`, answers: [], requests: [], responses: [] }
  const heard = JSON.stringify(await vendor.hear(waitingFor(sent, [visit]), soon()))
  expect(heard).toContain('is not found')
  expect(heard).not.toMatch(/12345678|1950-03-04/)
})
