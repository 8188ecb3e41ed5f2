import { listClients } from '@homeward/contract/clients/clients'
import { endpoint, file } from '@homeward/contract/endpoint'
import { createMemoryHistory } from '@tanstack/history'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { io } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { call } from '../plumbing/api/call.ts'
import { ApiError, NoResponse } from '../plumbing/api/errors.ts'
import { showFailure } from '../plumbing/failures/show.ts'
import { startLive, stopLive } from '../plumbing/live/live.ts'
import { queryClient, queryOf } from '../plumbing/query.ts'
import { dropSessionCookies } from '../plumbing/session/cookies.ts'
import { setUser } from '../plumbing/session/session.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { aFailure, aRecord, serve } from '../testing/serve.ts'
import { ExportButton } from '../ui/list/export-button.tsx'
import { App } from './app.tsx'
import { newRouter } from './router.tsx'
import { screens } from './screens.ts'

vi.mock('socket.io-client', () => ({
  io: vi.fn<() => unknown>(() => ({
    on: () => undefined,
    io: { on: () => undefined },
    disconnect: () => undefined,
  })),
}))

const visitsFile = endpoint({
  room: 'visits',
  summary: '',
  permission: 'visits.read',
  method: 'GET',
  path: '/visits.csv',
  returns: file('text/csv'),
})

const stubbed = {
  ...screens,
  dashboard: { load: async () => () => <ExportButton endpoint={visitsFile} input={{}} /> },
  clients: { load: async () => () => <h1>Clients here</h1> },
}

/** The app at an address, with somebody signed in unless said otherwise. */
const open = async (href = '/dashboard', person: ReturnType<typeof aUser> | null = aUser()) => {
  if (person) signedIn(person)
  setUser(null)
  const history = createMemoryHistory({ initialEntries: [href] })
  render(<App env="test" router={newRouter(history, stubbed)} />)
  const address = () => history.location.href
  if (person) await screen.findByRole('button', { name: 'Pat Doe’s account' })
  return { user: userEvent.setup(), address }
}

/** The page that says that no answer came. */
const openAlone = async (from: string) => {
  signedIn()
  setUser(null)
  const href = `/error-unresponsive?from=${encodeURIComponent(from)}`
  const history = createMemoryHistory({ initialEntries: [href] })
  render(<App env="test" router={newRouter(history, stubbed)} />)
  await screen.findByText('The server is not responding')
  return { user: userEvent.setup(), address: () => history.location.href }
}

const here = { 'GET /me': () => aRecord(aUser()) }
const shown = (words: string) => screen.findByText(words)
const network = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

type Row = { situation: string; expectProof: () => Promise<void> }

/** Section 8 of the specification, row by row. */
const rows: Row[] = [
  {
    situation: 'No response from server',
    expectProof: async () => {
      serve({ ...here, 'GET /health': () => 'away' })
      const { address } = await open()
      act(() => showFailure(new NoResponse(true), { allowTimeout: true }))
      expect(address()).toBe('/dashboard')
      act(() => showFailure(new NoResponse(false)))
      expect(await shown('The server is not responding')).toBeVisible()
      expect(address()).toMatch(/^\/error-unresponsive\?from=/)
    },
  },
  {
    situation: 'Response with an errors object',
    expectProof: async () => {
      serve(here)
      await open()
      const errors = { first_name: ['Too long.', 'And more.'], zip: ['Bad.'] }
      act(() => showFailure(new ApiError(422, { code: 'invalid', errors })))
      expect(await shown('First name: Too long.')).toBeVisible()
      expect(await shown('Zip: Bad.')).toBeVisible()
      expect(screen.queryByText(/And more/)).not.toBeInTheDocument()
    },
  },
  {
    situation: 'non_field_errors',
    expectProof: async () => {
      serve(here)
      await open()
      act(() => showFailure(new ApiError(422, { non_field_errors: ['Nothing fits.', 'Really.'] })))
      expect(await shown('Nothing fits.')).toBeVisible()
      expect(await shown('Really.')).toBeVisible()
    },
  },
  {
    situation: '401 while authenticated',
    expectProof: async () => {
      serve({ ...here, 'GET /clients': () => aFailure(401, 'unauthenticated') })
      const { address } = await open()
      await act(() => call(listClients, {}).catch(() => undefined))
      expect(
        await screen.findAllByText('Your session has expired, please try to re-login'),
      ).toHaveLength(1)
      await waitFor(() => expect(address()).toMatch(/^\/signin/))
      expect(document.cookie).not.toContain('access_token')
    },
  },
  {
    situation: '404',
    expectProof: async () => {
      const [agent] = aUser().agents
      if (!agent) throw new Error('a user has an agent')
      const oak = {
        ...agent,
        id: 'oak-1',
        agency: { ...agent.agency, id: 'oak', name: 'Oak Care' },
      }
      const person = aUser({ agents: [agent, oak] })
      const requests = serve({
        'GET /me': () => aRecord(person),
        'POST /auth': () => aRecord({ ...person, agency: oak.agency, agent_id: oak.id }),
      })
      const { user } = await open('/clients', person)
      act(() => showFailure(new ApiError(404, { code: 'not_found' })))
      expect(
        await shown("You don't have access to see this. It's probably in a different agency."),
      ).toBeVisible()
      const offer = await screen.findByRole('button', { name: 'Look in Oak Care' })
      expect(screen.queryByRole('button', { name: 'Look in Pine Home Care' })).toBeNull()
      await user.click(offer)
      await waitFor(() =>
        expect(requests.find(({ method }) => method === 'POST')?.data).toMatchObject({
          agent_id: 'oak-1',
        }),
      )
    },
  },
  {
    situation: 'Other failure',
    expectProof: async () => {
      serve(here)
      await open()
      act(() => showFailure(new TypeError('x is not a function')))
      expect(await shown('x is not a function')).toBeVisible()
      expect(await shown('Error')).toBeVisible()
    },
  },
  {
    situation: 'Going offline',
    expectProof: async () => {
      serve(here)
      await open()
      network(false)
      expect(await shown('You are offline. There are no unsynced changes.')).toBeVisible()
    },
  },
  {
    situation: 'Going offline, where the device keeps nothing',
    expectProof: async () => {
      serve(here)
      // As on a page without HTTPS: what cannot be sealed is not kept.
      vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
      await open()
      network(false)
      expect(await shown('Connection Lost. Any changes you made will not be saved')).toBeVisible()
    },
  },
  {
    situation: 'A change that is not kept, without a network',
    expectProof: async () => {
      serve(here)
      await open()
      network(false)
      act(() => showFailure(new NoResponse(false)))
      expect(await shown('Connection Lost. Any changes you made will not be saved')).toBeVisible()
    },
  },
  {
    situation: 'Back online',
    expectProof: async () => {
      serve(here)
      await open()
      network(false)
      network(true)
      expect(await shown('Going back online')).toBeVisible()
    },
  },
  {
    situation: 'Forbidden access',
    expectProof: async () => {
      const nurse = aUser({ role: 'nurse' })
      serve({ 'GET /me': () => aRecord(nurse) })
      const { address } = await open('/billing/journal', nurse)
      expect(address()).toBe('/error-forbidden')
    },
  },
  {
    situation: 'Forbidden access of a list in the background',
    expectProof: async () => {
      serve({ ...here, 'GET /clients': () => aFailure(403, 'forbidden') })
      const { address } = await open()
      const background = { ...queryOf(listClients, {}), meta: { quiet: true, mayTimeOut: true } }
      await act(() => queryClient.fetchQuery(background).catch(() => undefined))
      await waitFor(() => expect(address()).toBe('/error-forbidden'))
    },
  },
  {
    situation: 'Unauthenticated access',
    expectProof: async () => {
      serve({})
      const { address } = await open('/clients?page=2', null)
      await waitFor(() => expect(address()).toBe('/signin?redirect=%2Fclients%3Fpage%3D2'))
    },
  },
  {
    situation: 'Realtime channel without a token',
    expectProof: async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      vi.mocked(io).mockClear()
      stopLive()
      dropSessionCookies()
      await startLive()
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('unauthorized'))
      expect(io).not.toHaveBeenCalled()
    },
  },
  {
    situation: 'CSV generation/download failures: logged, and shown',
    expectProof: async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      serve({
        ...here,
        'GET /visits.csv': () => aFailure(422, 'invalid', { non_field_errors: ['Too many rows.'] }),
      })
      const { user } = await open()
      await user.click(await screen.findByRole('button', { name: 'Export' }))
      expect(await shown('Too many rows.')).toBeVisible()
      expect(logged).toHaveBeenCalledWith('/visits.csv could not be exported', '422 invalid r-1')
    },
  },
]

test.each(rows)('$situation', ({ expectProof }) => expectProof(), 15_000)

test('a page that got no answer is shown again by itself when the server is back', async () => {
  let up = false
  serve({ ...here, 'GET /health': () => (up ? aRecord({}) : 'away') })
  const { user, address } = await openAlone('/clients?page=4#row-2')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Still not responding')).toBeVisible()
  up = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Clients here')).toBeVisible()
  expect(address()).toBe('/clients?page=4#row-2')
})

test.each(['https://evil.example/', '//evil.example', '/error-unresponsive?from=/clients'])(
  'the way back from "no answer" cannot lead to %s',
  async (from) => {
    serve({ ...here, 'GET /health': () => aRecord({}) })
    const { user, address } = await openAlone(from)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  },
)
