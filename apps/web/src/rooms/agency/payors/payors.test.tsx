import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { aPayor, aRate, serviceId } from '../testing/a-payor.ts'
import { PayorAddScreen } from './payor-add-screen.tsx'
import { PayorScreen } from './payor-screen.tsx'
import { PayorsScreen } from './payors-screen.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const openPayor = async (
  rates = [aRate()],
  { payor = aPayor(), tab = '', ...handlers }: Record<string, unknown> = {},
) => {
  const requests = serve({
    'GET /payors/:id/rates': () => aPage(rates),
    'GET /payors/:id': () => aRecord(payor),
    'GET /services': () => aPage([{ id: serviceId, label: 'PCS adult' }]),
    ...(handlers as Record<string, (seen: Seen) => Answer>),
  })
  const rendered = await renderScreen(<PayorScreen />, {
    path: 'admin.payor',
    at: `/admin/payors/${aPayor().id}${tab ? `?tab=${tab as string}` : ''}`,
  })
  await screen.findByRole('heading', { name: 'NC Medicaid' })
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

const overlap = 'Another rate of this payor for the service covers some of these days.'

test('a rate is added; days that another one covers are refused at the field', async () => {
  const { user, sent } = await openPayor([], {
    'POST /payors/:id/rates': ({ data }: Seen) =>
      (data as { start_date: string }).start_date === '2026-02-01'
        ? aFailure(422, 'rate_overlap', { errors: { start_date: [overlap] } })
        : aRecord(aRate({ start_date: '2026-03-01' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Add rate' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('combobox', { name: /Service/ }))
  await user.click(await screen.findByRole('option', { name: 'PCS adult' }))
  await user.type(panel.getByLabelText(/^Rate per unit/), '6.12')
  const from = panel.getByLabelText(/^From/)
  await user.clear(from)
  await user.type(from, '2/1/26')
  await user.click(panel.getByRole('button', { name: 'Add rate' }))
  expect(await panel.findByText(overlap)).toBeVisible()
  await user.clear(from)
  await user.type(from, '3/1/26')
  await user.click(panel.getByRole('button', { name: 'Add rate' }))
  expect(await screen.findByText(/rate starts 03\/01\/2026/)).toBeVisible()
  expect(sent().at(-1)?.data).toEqual({
    service_id: serviceId,
    start_date: '2026-03-01',
    end_date: null,
    cents_per_unit: 612,
    end_previous: false,
  })
})

const used = aRate({
  last_claimed: '2026-03-10',
  abilities: { end: true, edit: false, delete: false },
})

test('a rate that claims were made with ends, and nothing else of it changes', async () => {
  const sentence = 'Claims were made with this rate, so it stays as it was.'
  const { user, sent } = await openPayor([used], {
    'PATCH /rates/:id': () => aFailure(409, 'rate_used', { non_field_errors: [sentence] }),
  })
  expect(screen.queryByRole('button', { name: /^(Change|Delete) the rate/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^End the PCS adult rate/ }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.queryByLabelText(/^Price/)).not.toBeInTheDocument()
  await user.type(panel.getByLabelText('To'), '3/9/26')
  await user.click(panel.getByRole('button', { name: 'End rate' }))
  expect(await panel.findByText(sentence)).toBeVisible()
  expect(sent()[0]?.data).toEqual({ end_date: '2026-03-09', lock_version: 1 })
})

test('a new price follows the rate before it', async () => {
  const { user, sent } = await openPayor([used], {
    'POST /payors/:id/rates': () => aRecord(aRate()),
  })
  await user.click(await screen.findByRole('button', { name: /^New rate after/ }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByText(/Claims use the current rate through 03\/10\/2026/)).toBeVisible()
  await user.type(panel.getByLabelText(/^Rate per unit/), '6.12')
  await user.click(panel.getByRole('button', { name: 'Add rate' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({ service_id: serviceId, end_previous: true })
})

test('checks and credentials are chosen', async () => {
  const { user, sent } = await openPayor([], {
    tab: 'profile',
    'PATCH /payors/:id': () => aRecord(aPayor()),
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Visit signed/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Caregiver background check' }))
  await user.click(screen.getByRole('checkbox', { name: 'TB test' }))
  await user.click(screen.getByRole('button', { name: 'Save payor' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({
    required_checks: ['evv_verified', 'client_signature'],
    required_credentials: ['cpr', 'tb_test'],
    lock_version: 2,
  })
})

test('the account of a payor is chosen by its name', async () => {
  const east = '01900000-0000-7000-8000-000000000072'
  const { user, sent } = await openPayor([], {
    tab: 'profile',
    'GET /names': () => aPage([]),
    'GET /integration_accounts': ({ query }: Seen) =>
      aPage(query.kind === 'evv' ? [{ id: east, name: 'Sandata East' }] : []),
    'PATCH /payors/:id': () => aRecord(aPayor()),
  })
  await user.click(await screen.findByRole('combobox', { name: 'EVV vendor' }))
  await user.click(await screen.findByRole('option', { name: 'Sandata East' }))
  await user.click(screen.getByRole('button', { name: 'Save payor' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({ evv_account_id: east, lock_version: 2 })
})

test('who may not change payors reads them', async () => {
  signedIn(aUser({ role: 'nurse' }))
  await openPayor([aRate({ abilities: {} })], { payor: aPayor({ abilities: {} }), tab: 'profile' })
  expect(await screen.findByText(/Caregiver background check/)).toBeVisible()
  for (const name of ['Save payor', 'Archive', 'Add rate'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a new payor goes on to its page', async () => {
  const requests = serve({ 'POST /payors': () => aRecord(aPayor()) })
  const { user } = await renderScreen(<PayorAddScreen />, { path: 'admin.payors.add' })
  await user.type(await screen.findByLabelText(/^Name/), 'NC Medicaid')
  await user.click(screen.getByRole('button', { name: 'Add payor' }))
  expect(screen.getByLabelText(/^Payer ID/)).toHaveAccessibleDescription(/This field is required/)
  await user.type(screen.getByLabelText(/^Payer ID/), 'NCTRACKS')
  await user.click(screen.getByRole('button', { name: 'Add payor' }))
  expect(await screen.findByText(`At /admin/payors/${aPayor().id}`)).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.data).toMatchObject({
    name: 'NC Medicaid',
    unit_rounding: 'round_down',
  })
})

test('the list is of active payors and says what a unit is worth today', async () => {
  const { id, service_id, service_label, start_date, end_date, cents_per_unit } = aRate()
  const rate = { id, service_id, service_label, start_date, end_date, cents_per_unit }
  const requests = serve({
    'GET /payors': () =>
      aPage([
        aPayor({
          rates: [rate, { ...rate, id: 'old', end_date: '2026-01-31', cents_per_unit: 500 }],
        }),
      ]),
  })
  await renderScreen(<PayorsScreen />, { path: 'admin.payors' })
  expect(await screen.findByText('$5.96')).toBeVisible()
  expect(screen.queryByText('$5.00')).not.toBeInTheDocument()
  expect(requests[0]?.query).toEqual({ status: 'active' })
  expect(screen.getByRole('link', { name: 'Add payor' })).toBeVisible()
})
