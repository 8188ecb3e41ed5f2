import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { aPayor } from '../testing/a-payor.ts'
import { PayorScreen } from './payor-screen.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const nurse = '01900000-0000-7000-8000-000000000091'

const open = async (payor = aPayor(), handlers: Record<string, (seen: Seen) => Answer> = {}) => {
  const requests = serve({
    'GET /payors/:id/rates': () => aPage([]),
    'GET /payors/:id': () => aRecord(payor),
    'GET /services': () => aPage([]),
    'GET /names': () => aPage([]),
    'GET /employees': () => aPage([{ id: nurse, name: 'Grace Okafor' }]),
    ...handlers,
  })
  const rendered = await renderScreen(<PayorScreen />, {
    path: 'admin.payor',
    at: `/admin/payors/${payor.id}?tab=profile`,
  })
  await screen.findByRole('heading', { name: 'NC Medicaid' })
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

type User = Awaited<ReturnType<typeof renderScreen>>['user']

const choose = async (user: User, label: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('whom the claims of a payor name is chosen; a supervisor who is missing is refused there', async () => {
  const sentence = 'Choose the supervisor that claims name as the rendering provider.'
  const { user, sent } = await open(aPayor(), {
    'PATCH /payors/:id': ({ data }) =>
      'supervising_agent_id' in (data as object)
        ? aRecord(aPayor())
        : aFailure(422, 'invalid', { errors: { supervising_agent_id: [sentence] } }),
  })
  await choose(user, /^Place of service/, '13 Assisted living facility')
  await choose(user, /^Billed by/, "The client's office")
  await choose(user, /^Rendering provider/, 'The supervisor')
  await choose(user, /^Identified by/, 'State license number')
  await user.click(screen.getByRole('button', { name: 'Save payor' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  await choose(user, /^Supervisor/, 'Grace Okafor')
  await user.click(screen.getByRole('button', { name: 'Save payor' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({
    place_of_service: '13',
    billing_provider: 'office',
    rendering_provider: 'supervisor',
    provider_id_kind: '0B',
    supervising_agent_id: nurse,
    lock_version: 2,
  })
})

test('who may not change payors reads whom the claims name', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const { id } = aPayor()
  await open(
    aPayor({
      abilities: {},
      rendering_provider: 'caregiver',
      provider_id_kind: '0B',
      provider_number: 'V900',
      supervising_agent: { id, name: 'Grace Okafor' },
    }),
  )
  expect(
    await screen.findByText('The caregiver of the visit, by State license number'),
  ).toBeVisible()
  for (const text of ['12 Home', 'V900', 'Grace Okafor']) {
    expect(screen.getByText(text)).toBeVisible()
  }
})
