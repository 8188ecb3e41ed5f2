import { archiveOffice, createOffice } from '@homeward/contract/agency/offices'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { createClient } from '@homeward/contract/clients/clients'
import { revealClientField } from '@homeward/contract/clients/reveal'
import { signIn } from '@homeward/contract/identity/sign-in'
import { updateVisit } from '@homeward/contract/visits/visits'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { queueSnapshot, startQueue } from '../../plumbing/offline/device-queue.ts'
import { isKept } from '../../plumbing/offline/keep-write.ts'
import { writeWords } from '../../plumbing/offline/write-words.ts'
import { useWrite } from '../../plumbing/query.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { aBird, BirdForm } from '../../ui/form/testing/bird-form.tsx'
import { QueueButton } from './queue-button.tsx'

let stop = () => undefined as void
let online = true

beforeEach(async () => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  signedIn()
  const db = await database()
  await Promise.all([db.clear('kept'), db.clear('queue')])
  stop = startQueue()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const goOnline = () => {
  online = true
  window.dispatchEvent(new Event('online'))
}

const AddOffice = () => {
  const add = useWrite(createOffice)
  return <button onClick={() => add.mutate({ name: 'Durham' })}>Add it</button>
}

test('what a button writes without a network is kept, and sent once there is one, with its key', async () => {
  const requests = serve({ 'POST /offices': () => (online ? aRecord({}) : 'away') })
  const { user } = await renderScreen(
    <>
      <QueueButton />
      <AddOffice />
    </>,
    { path: 'clients' },
  )
  online = false
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  await user.click(await screen.findByRole('button', { name: '1 unsent change' }))
  expect(await screen.findByText('Add office, Durham')).toBeVisible()
  const [entry] = queueSnapshot().entries
  goOnline()
  expect(await screen.findByText('All synced.')).toBeVisible()
  expect(requests.map(({ key, data }) => ({ key, data }))).toEqual([
    { key: entry?.key, data: { name: 'Durham' } },
  ])
})

test('what a form saves without a network is kept; refused, it is opened, mended and sent again', async () => {
  const sentence = 'Another bird has this name.'
  const names: unknown[] = []
  serve({
    'PATCH /birds/:id': ({ data }) => {
      if (!online) return 'away'
      names.push((data as { name: string }).name)
      return names.length === 1
        ? aFailure(422, 'office_name_taken', { errors: { name: [sentence] } })
        : aRecord(aBird({ name: 'Finch', lock_version: 4 }))
    },
  })
  const done = vi.fn<() => void>()
  const { user } = await renderScreen(
    <>
      <QueueButton />
      <BirdForm bird={aBird()} onDone={done} />
    </>,
    { path: 'clients' },
  )
  online = false
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Wren')
  await user.click(screen.getByRole('button', { name: 'Save bird' }))
  await screen.findByRole('button', { name: '1 unsent change' })
  // It is safe: the form holds nothing that is not saved, and no failure is told.
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
  expect(done).not.toHaveBeenCalled()
  goOnline()
  await user.click(await screen.findByRole('button', { name: '1 unsent change' }))
  const entry = within(await screen.findByRole('listitem'))
  expect(await entry.findByText(/Another bird has this name/)).toBeVisible()
  const { form } = queueSnapshot().entries[0] ?? {}
  expect(form).toMatchObject({ draftKey: 'bird:1', values: { name: 'Wren' } })
  await user.click(entry.getByRole('button', { name: 'Open and fix' }))
  await waitFor(() => expect(queueSnapshot().entries).toEqual([]))
  const kept = await (await database()).getAllKeys('kept')
  expect(kept.filter((name) => name.startsWith('draft:'))).toHaveLength(1)
})

test('calls whose answer a person waits for are not kept', () => {
  expect([createClient, updateVisit, archiveOffice].map(isKept)).toEqual([true, true, true])
  expect([signIn, revealClientField, createTransmission].map(isKept)).toEqual([false, false, false])
})

test('a change is called what it does', () => {
  const rosa = { first_name: 'Rosa', last_name: 'Alvarez' }
  expect(writeWords(createClient, rosa)).toBe('Add client, Rosa Alvarez')
  expect(writeWords(updateVisit, { id: 'x' })).toBe('Change visit')
  expect(writeWords({ ...updateVisit, method: 'POST', path: '/visits/:id/review' }, {})).toBe(
    'Visit: review',
  )
})
