import type { LocatedAddress } from '@homeward/contract/clients/addresses'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { AddressesScreen } from './addresses-screen.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const lost: LocatedAddress = {
  id: '01900000-0000-7000-8000-000000000091',
  kind: 'client',
  record_id: '01900000-0000-7000-8000-000000000092',
  record_name: 'Rosa Alvarez',
  agency_id: '01900000-0000-7000-8000-000000000001',
  status: 'active',
  county: 'Wake',
  location_type: 'home',
  primary: true,
  mailing_address: false,
  street: '12 Oak Street',
  unit: null,
  city: 'Raleigh',
  state: 'NC',
  zip: '276014321',
  latitude: null,
  longitude: null,
  state_of_geocoding: 'failed',
  geocoding_error: 'No such street.',
  geocoded_at: '2026-03-02T14:00:00Z',
  abilities: { place: true },
}

const open = async (
  handlers: Record<string, (seen: Seen) => Answer> = {},
  at = '/admin/addresses',
) => {
  const requests = serve({ 'GET /addresses': () => aPage([lost]), ...handlers })
  const rendered = await renderScreen(<AddressesScreen />, { path: 'admin.addresses', at })
  await screen.findByText('12 Oak Street, Raleigh, NC 27601-4321')
  return { ...rendered, requests, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

test('a position is typed; half of one is refused', async () => {
  const { user, sent } = await open({ 'PATCH /addresses/:id': () => aRecord(lost) })
  await user.click(screen.getByRole('link', { name: 'Rosa Alvarez' }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByText(/No such street/)).toBeVisible()
  expect(panel.getByText('Wake County · Home · Primary')).toBeVisible()
  await user.type(panel.getByLabelText('Latitude'), '35.78')
  await user.click(panel.getByRole('button', { name: 'Save location' }))
  expect(panel.getByLabelText('Longitude')).toHaveAccessibleDescription(/Enter a longitude between/)
  expect(sent()).toEqual([])
  await user.type(panel.getByLabelText('Longitude'), '-78.64')
  await user.click(panel.getByRole('button', { name: 'Save location' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ latitude: 35.78, longitude: -78.64 }))
})

test('without graphics the panel says that there is no map', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: 'Rosa Alvarez' }))
  expect(await screen.findByText(/The map cannot be displayed/)).toBeVisible()
})

test('the list is narrowed by state; the geocoder is asked for what was chosen', async () => {
  const { user, sent, requests } = await open(
    { 'POST /addresses/geocode': () => aRecord({ waiting: 1 }) },
    '/admin/addresses?geocoding=failed',
  )
  expect(requests[0]?.query).toMatchObject({ geocoding: 'failed' })
  await user.click(screen.getByRole('checkbox', { name: 'Select this row' }))
  await user.click(screen.getByRole('button', { name: 'Geocode' }))
  expect(await screen.findByText('Geocoding 1 address.')).toBeVisible()
  expect(sent()[0]?.data).toEqual({ ids: [lost.id] })
})

test('where no geocoder is switched on, that is said', async () => {
  const sentence = 'No geocoder is enabled.'
  const { user } = await open({
    'POST /addresses/geocode': () =>
      aFailure(409, 'geocoder_off', { non_field_errors: [sentence] }),
  })
  await user.click(screen.getByRole('button', { name: /^Geocode all/ }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('who may not say where it lies is offered nothing to change', async () => {
  signedIn(aUser({ role: 'billing_admin' }))
  const { user } = await open({
    'GET /addresses': () => aPage([{ ...lost, abilities: { place: false } }]),
  })
  await user.click(screen.getByRole('link', { name: 'Rosa Alvarez' }))
  await screen.findByRole('dialog')
  for (const name of [/^Geocode/, 'Save location'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
