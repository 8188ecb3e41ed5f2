import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { AlertsCard } from './alerts-card.tsx'
import { BulkAlert } from './bulk-alert.tsx'

beforeEach(async () => (await database()).clear('kept'))

const uuid = (n: number) => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`
const parent = { type: 'Client', id: uuid(1) } as const

const anAlert = (wishes: object = {}) => ({
  id: uuid(30),
  title: 'Call the daughter',
  body: 'About the ramp.',
  parent_type: 'Client',
  parent_id: uuid(1),
  parent_name: 'Rosa Alvarez',
  date: '2026-03-05',
  priority: 'high',
  repeat: 'weekly',
  audience: 'everyone',
  status: 'active',
  author: 'Pat Doe',
  created_at: '2026-03-01T14:00:00Z',
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false },
  ...wishes,
})

const openCard = async () => {
  const requests = serve({
    'GET /alerts': () => aPage([anAlert()]),
    'POST /alerts': () => aRecord(anAlert()),
    'PATCH /alerts/:id': () => aRecord(anAlert({ status: 'archived' })),
  })
  const opened = await renderScreen(<AlertsCard parent={parent} of="Rosa Alvarez" />, {
    path: 'clients',
  })
  return { ...opened, requests }
}

test('alerts of the record, with priority, day and repeat in words', async () => {
  signedIn()
  const { requests } = await openCard()
  const row = (await screen.findByRole('link', { name: 'Call the daughter' })).closest('tr')
  expect(row).toHaveTextContent(/High.*03\/05\/2026.*Every week/)
  expect(requests[0]?.query).toMatchObject({ parent_id: uuid(1), status: 'active', sort: 'date' })
})

test('an alert is added for the record', async () => {
  signedIn()
  const { user, requests } = await openCard()
  await user.click(await screen.findByRole('button', { name: 'Add alert' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.type(panel.getByLabelText(/^Title/), 'Bring the form')
  await user.click(panel.getByText('High'))
  await user.click(panel.getByRole('button', { name: 'Add alert' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.data).toMatchObject({
      parent_type: 'Client',
      parent_id: uuid(1),
      title: 'Bring the form',
      priority: 'high',
      repeat: 'never',
    }),
  )
})

test('an alert is put away from its panel', async () => {
  signedIn()
  const { user, requests } = await openCard()
  await user.click(await screen.findByRole('link', { name: 'Call the daughter' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
      status: 'archived',
      lock_version: 2,
    }),
  )
})

test('who may not write alerts only reads them', async () => {
  signedIn({ ...aUser(), capabilities: ['alerts.read'] })
  await openCard()
  await screen.findByRole('link', { name: 'Call the daughter' })
  expect(screen.queryByRole('button', { name: 'Add alert' })).toBeNull()
})

test('an alert on many says whom it concerns, and afterwards what could not be set', async () => {
  signedIn()
  const records = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ id: uuid(n), name: `Client ${n}` }))
  const requests = serve({
    'POST /alerts_bulk': () => aRecord({ created: 7, missing: [uuid(8)] }),
  })
  const { user } = await renderScreen(
    <BulkAlert type="Client" of="client" records={records} onDone={() => undefined} />,
    { path: 'clients' },
  )
  await user.click(screen.getByRole('button', { name: 'Add alert' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add alert to 8 clients' }))
  expect(await panel.findByText(/^Client 1, .*Client 6 and 2 more$/)).toBeVisible()
  await user.type(panel.getByLabelText(/^Title/), 'Storm')
  await user.click(panel.getByRole('button', { name: 'Add to 8 clients' }))
  expect(await panel.findByText('Not added to 1 client')).toBeVisible()
  expect(panel.getByText('Client 8')).toBeVisible()
  expect(requests[0]?.data).toMatchObject({ parent_ids: records.map(({ id }) => id) })
})
