import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer } from '../../../testing/serve.ts'
import { AuthorizationsCard } from './authorizations-card.tsx'
import { aCareplan, anAuthorization, medicaid, personalCare, rosa } from '../testing/a-careplan.ts'

// The panel loads its forms when it opens; here they are there already.
beforeAll(() => import('./authorization-form.tsx'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const respite = { ...personalCare, id: 'respite', name: 'respite', label: 'Respite' }

const openCard = async (
  rows = [anAuthorization()],
  write?: () => Answer,
  services = [personalCare, respite],
) => {
  signedIn()
  const requests = serve({
    'GET /authorizations': () => aPage(rows),
    'GET /services': () => aPage(services),
    'GET /payors': () => aPage([medicaid]),
    'POST /authorizations': write ?? (() => aRecord(anAuthorization())),
    'PATCH /authorizations/:id': write ?? (() => aRecord(anAuthorization())),
    'POST /careplans': write ?? (() => aRecord(aCareplan())),
  })
  const card = (
    <AuthorizationsCard
      clientId={rosa.id}
      payor={{ value: medicaid.id, label: medicaid.name }}
      mayAdd
    />
  )
  const opened = await renderScreen(card, { path: 'client', at: `/clients/${rosa.id}` })
  return { ...opened, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

const panel = () => screen.findByRole('dialog')

test.each([
  [anAuthorization(), '18 h of 28 h used this week, 10 h left'],
  [anAuthorization({ used_minutes: 1740 }), '29 h of 28 h used this week, 1 h over'],
  [
    anAuthorization({ unit_period: 'month', status: 'scheduled', used_minutes: 0 }),
    '0 min of 28 h used in its first month, 28 h left',
  ],
  [anAuthorization({ unit_period: 'total' }), '18 h of 28 h used in total, 10 h left'],
])('what is left is a bar and words', async (authorization, words) => {
  await openCard([authorization])
  expect(await screen.findByRole('progressbar', { name: words })).toBeInTheDocument()
})

test('one that ends soon says so', async () => {
  await openCard([anAuthorization({ end_date: '2026-03-11' })])
  expect(await screen.findByText('Ends in 9 days')).toBeVisible()
})

test('one that ends soon says nothing where another one follows', async () => {
  const dates = { start_date: '2026-03-12', end_date: '2026-12-31' }
  const next = anAuthorization({ id: 'next', number: 'PA-2', status: 'scheduled', ...dates })
  await openCard([anAuthorization({ end_date: '2026-03-11' }), next])
  expect(await screen.findByText(/No. PA-2/)).toBeVisible()
  expect(screen.queryByText(/^Ends in/)).toBeNull()
})

test('the hours are counted while the units are typed, and what is typed is sent', async () => {
  const { user, sent } = await openCard()
  await user.click(await screen.findByRole('button', { name: 'Add authorization' }))
  const form = within(await panel())
  expect(await form.findByText('Choose a service to see hours.')).toBeVisible()
  await user.click(form.getByRole('combobox', { name: 'Services' }))
  await user.click(await screen.findByRole('option', { name: 'Personal care' }))
  await user.type(form.getByLabelText(/^Number/), 'PA-9')
  await user.type(form.getByLabelText(/^Start/), '4/1/26')
  await user.type(form.getByLabelText(/^End/), '9/30/26')
  await user.type(form.getByLabelText(/^Units/), '480')
  expect(form.getByText('120 h per week')).toBeVisible()
  await user.click(form.getByText('per month'))
  expect(form.getByText('120 h per month, about 27 h 41 min per week')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Add authorization' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({
    client_id: rosa.id,
    payor_id: medicaid.id,
    service_ids: [personalCare.id],
    number: 'PA-9',
    start_date: '2026-04-01',
    end_date: '2026-09-30',
    units: 480,
    unit_period: 'month',
    insurance_state: 'active',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an overlap is told at the start, a missing field at the field', async () => {
  const sentence = 'Another active authorization covers some of these days.'
  const { user } = await openCard([anAuthorization()], () =>
    aFailure(422, 'authorization_overlap', { errors: { start_date: [sentence] } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit authorization PA-1' }))
  const form = within(await panel())
  const number = await form.findByLabelText(/^Number/)
  await user.clear(number)
  await user.click(form.getByRole('button', { name: 'Save authorization' }))
  expect(number).toHaveAccessibleDescription('This field is required.')
  await user.type(number, 'PA-2')
  await user.click(form.getByRole('button', { name: 'Save authorization' }))
  await waitFor(() => expect(form.getByLabelText(/^Start/)).toHaveAccessibleDescription(sentence))
})

test('archiving asks first and sends the version that was seen', async () => {
  const { user, sent } = await openCard()
  await user.click(await screen.findByRole('button', { name: 'Archive authorization PA-1' }))
  expect(sent()).toEqual([])
  await user.click(within(await panel()).getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ status: 'archived', lock_version: 1 }))
})

test('a new care plan starts as a draft under the authorization and leads to its shifts', async () => {
  const { user, sent, address } = await openCard()
  await user.click(await screen.findByRole('button', { name: 'New care plan' }))
  const form = within(await panel())
  expect(form.getByLabelText(/^Start/)).toHaveValue('03/02/2026')
  await user.click(form.getByRole('button', { name: 'Plan the shifts' }))
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}/careplan/${aCareplan().id}/edit`))
  expect(sent()[0]?.data).toEqual({
    client_id: rosa.id,
    authorization_id: anAuthorization().id,
    start_date: '2026-03-02',
    end_date: '2026-12-31',
    draft: true,
  })
})

test('what may not be done is not offered', async () => {
  await openCard([anAuthorization({ status: 'archived', abilities: {} })])
  expect(await screen.findByText('Archived')).toBeVisible()
  for (const name of [/^Edit/, /^Archive/, /^Restore/, 'New care plan'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the only payor and the only service are filled in', async () => {
  signedIn()
  serve({
    'GET /authorizations': () => aPage([]),
    'GET /services': () => aPage([personalCare]),
    'GET /payors': () => aPage([medicaid]),
  })
  const card = <AuthorizationsCard clientId={rosa.id} payor={null} mayAdd />
  const { user } = await renderScreen(card, { path: 'client', at: `/clients/${rosa.id}` })
  await user.click(await screen.findByRole('button', { name: 'Add authorization' }))
  const form = within(await panel())
  expect(await form.findByRole('combobox', { name: /^Payor/ })).toHaveValue(medicaid.name)
  expect(form.getByText('Personal care')).toBeVisible()
  expect(form.getByText('Enter units to see hours.')).toBeVisible()
})

test('what visits are planned under asks again, and is archived all the same', async () => {
  const sentence = '12 planned visits are under this authorization.'
  let tries = 0
  const { user, sent } = await openCard([anAuthorization()], () =>
    (tries += 1) === 1
      ? aFailure(409, 'authorization_in_use', { non_field_errors: [sentence] })
      : aRecord(anAuthorization({ status: 'archived' })),
  )
  await user.click(await screen.findByRole('button', { name: 'Archive authorization PA-1' }))
  await user.click(within(await panel()).getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Archive anyway' }))
  await waitFor(() =>
    expect(sent()[1]?.data).toEqual({
      status: 'archived',
      lock_version: 1,
      visits_confirmed: true,
    }),
  )
})

test('what the payor says of it is shown where it is a reason to look', async () => {
  await openCard([anAuthorization({ insurance_state: 'suspended' })])
  expect(await screen.findByText('Insurance: suspended')).toBeVisible()
})
