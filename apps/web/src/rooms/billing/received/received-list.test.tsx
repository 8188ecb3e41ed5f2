import type { Connection, ReceivedFile } from '@homeward/contract/billing/received-files'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { ClaimsScreen } from '../claims/claims-screen.tsx'
import { idOf } from '../testing/records.ts'

const aFile = (more: Partial<ReceivedFile>): ReceivedFile => ({
  id: idOf(90),
  name: 'era1.835',
  connection: { id: idOf(91), name: 'Availity' },
  seen_at: '2026-11-02T12:00:00Z',
  size_bytes: 400,
  state: 'taken',
  holds: 'remittance',
  note: null,
  work: {
    id: idOf(92),
    state: 'done',
    claims_total: 3,
    claims_done: 3,
    repeated: 0,
    error: null,
  },
  eras: [{ id: idOf(93), trace_number: 'EFT1', status: 'posted' }],
  ...more,
})

const aLook = (more: Partial<Connection> = {}): Connection => ({
  id: idOf(91),
  name: 'Availity',
  looked_at: '2026-11-02T12:00:00Z',
  error: null,
  waiting: 1,
  failed: 1,
  ...more,
})

const open = () =>
  renderScreen(<ClaimsScreen />, {
    path: 'billing.claims',
    at: to('billing.claims', {}, { tab: 'received' }),
  })

beforeEach(() => {
  signedIn()
})

test('each file says what became of it, and all are taken in with one press', async () => {
  const requests = serve({
    'GET /claims': () => aPage([]),
    'GET /claim_connections': () => aRecord({ connections: [aLook()] }),
    'GET /received_files': () =>
      aPage([
        aFile({}),
        aFile({
          id: idOf(94),
          name: 'note.txt',
          state: 'failed',
          holds: 'nothing',
          note: 'It holds no remittance.',
          work: null,
          eras: [],
        }),
      ]),
    'POST /fetch_claim_transmissions': () => aRecord({ connections: 1 }),
  })
  const { user } = await open()
  const taken = await screen.findByRole('row', { name: /era1.835/ })
  expect(taken).toHaveTextContent('Taken in')
  expect(within(taken).getByRole('link', { name: 'EFT1' })).toHaveAttribute(
    'href',
    to('billing.era', { eraId: idOf(93) }),
  )
  expect(screen.getByRole('row', { name: /note.txt/ })).toHaveTextContent('It holds no remittance.')
  expect(await screen.findByRole('link', { name: '1 file waiting' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take in now' }))
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a connection that does not answer says why; who may only read has no button', async () => {
  signedIn(aUser({ role: 'admin' }))
  serve({
    'GET /claims': () => aPage([]),
    'GET /received_files': () => aPage([]),
    'GET /claim_connections': () =>
      aRecord({ connections: [aLook({ error: 'The server could not be reached.', failed: 0 })] }),
  })
  await open()
  expect(await screen.findByText('The server could not be reached.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take in now' })).not.toBeInTheDocument()
})
