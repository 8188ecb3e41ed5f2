import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../testing/serve.ts'
import { ServicesScreen } from './services-screen.tsx'
import { aService } from './testing/a-service.ts'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const pcs = aService()

const open = async (
  handlers: Record<string, (seen: Seen) => Answer | Promise<Answer>> = {},
  service = pcs,
) => {
  const requests = serve({
    'GET /services': () => aPage([service]),
    'GET /services/:id': () => aRecord(service),
    'GET /payors': () => aPage([]),
    ...handlers,
  })
  const rendered = await renderScreen(<ServicesScreen />, {
    path: 'admin.service-types',
    at: `/admin/service-types/${service.id}`,
  })
  await screen.findByRole('region', { name: 'Bathing' })
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], of: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('an activity moves down from its menu and stands there at once', async () => {
  let answer: (response: Response) => void = () => undefined
  const { user, sent } = await open({
    'PATCH /activities/:id': () => new Promise<Response>((done) => (answer = done)),
  })
  await choose(user, 'Shower', 'Move down')
  const list = within(screen.getByRole('list', { name: 'Activities in Bathing' }))
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bed bath',
      'Shower',
    ]),
  )
  answer(aRecord({}))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ order: 2 }))
})

test('what cannot move up or down is not offered', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Actions for Bathing' }))
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toBeDisabled()
  expect(screen.getByRole('menuitem', { name: 'Move down' })).toBeEnabled()
})

test('an activity moves to another category, is archived, and comes back', async () => {
  const { user, sent } = await open({
    'PATCH /activities/:id': () => aRecord({ name: 'Sauna' }),
  })
  await choose(user, 'Shower', 'Move to Meals')
  await choose(user, 'Bed bath', 'Archive')
  expect(screen.queryByText('Sauna')).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Show 1 archived' }))
  await user.click(screen.getByRole('button', { name: 'Restore Sauna' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ data }) => data)).toEqual([
    { category_id: pcs.categories[1]?.id },
    { status: 'archived' },
    { status: 'active' },
  ])
})

test('a category is copied, archived, shown among the archived ones, and comes back', async () => {
  const [bathing, meals] = pcs.categories
  if (!bathing || !meals) throw new Error('the service has two categories')
  const { user, sent } = await open(
    { 'PATCH /categories/:id': () => aRecord({ name: 'Bathing' }) },
    aService({ categories: [bathing, { ...meals, status: 'archived' }] }),
  )
  await choose(user, 'Bathing', 'Duplicate')
  await choose(user, 'Bathing', 'Archive')
  expect(screen.queryByText('Meals')).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Show 2 archived' }))
  await user.click(screen.getByRole('button', { name: 'Restore Meals' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ data }) => data)).toEqual([
    { duplicate: true },
    { status: 'archived' },
    { status: 'active' },
  ])
})

test('a name that is taken is refused in its place', async () => {
  const sentence = 'The category has an activity of this name already.'
  const { user, sent } = await open({
    'POST /activities': ({ data }) =>
      (data as { name: string }).name === 'Shower'
        ? aFailure(422, 'activity_name_taken', { errors: { name: [sentence] } })
        : aRecord({}),
  })
  const name = screen.getByRole('textbox', { name: 'New activity in Bathing' })
  await user.type(name, 'Shower{Enter}')
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.clear(name)
  await user.type(name, 'Sponge bath{Enter}')
  await waitFor(() => expect(name).toHaveValue(''))
  expect(sent().at(-1)?.data).toEqual({ category_id: pcs.categories[0]?.id, name: 'Sponge bath' })
})

test('a category is renamed in its place, Escape leaves it', async () => {
  const { user, sent } = await open({ 'PATCH /categories/:id': () => aRecord({}) })
  await choose(user, 'Meals', 'Rename')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Meals' })).toBeVisible()
  await choose(user, 'Meals', 'Rename')
  const name = screen.getByRole('textbox', { name: 'Name of Meals' })
  await user.clear(name)
  await user.type(name, 'Food{Enter}')
  await waitFor(() => expect(sent().at(-1)?.data).toEqual({ name: 'Food', lock_version: 5 }))
})

test('a name that somebody else changed meanwhile is shown before it is changed again', async () => {
  const theirs = { ...pcs.categories[1], name: 'Cooking', lock_version: 6 }
  const { user, sent } = await open({
    'PATCH /categories/:id': () =>
      sent().length === 0 ? aFailure(409, 'stale', { current: theirs }) : aRecord(theirs),
  })
  await choose(user, 'Meals', 'Rename')
  const name = screen.getByRole('textbox', { name: 'Name of Meals' })
  await user.clear(name)
  await user.type(name, 'Food{Enter}')
  expect(await screen.findByText('Renamed to Cooking.')).toBeVisible()
  await user.type(name, '{Enter}')
  await waitFor(() => expect(sent().at(-1)?.data).toEqual({ name: 'Food', lock_version: 6 }))
})

test('the name of a new service is shown while its label is typed', async () => {
  const { user, sent } = await open({ 'POST /services': () => aRecord({ ...pcs, id: pcs.id }) })
  await user.click(screen.getByRole('button', { name: 'Add service' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.type(panel.getByLabelText(/^Label/), 'Respite  care')
  expect(panel.getByText('nc_respite_care')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Add service' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({ label: 'Respite  care', jurisdiction: 'nc' })
})

test('a service is duplicated under a label of its own, and shown', async () => {
  const copy = aService({ id: '01900000-0000-7000-8000-000000000099', label: 'PCS child' })
  const { user, sent, address } = await open({ 'PATCH /services/:id': () => aRecord(copy) })
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  const panel = within(await screen.findByRole('dialog'))
  const label = panel.getByLabelText(/^New label/)
  await user.clear(label)
  await user.type(label, 'PCS child')
  await user.click(panel.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(address()).toBe(`/admin/service-types/${copy.id}`))
  expect(sent()[0]?.data).toEqual({ duplicate: true, label: 'PCS child' })
})

test('who may only read is offered nothing to change', async () => {
  await open({}, aService({ abilities: {} }))
  for (const name of [/^Move/, /^Actions for/, /^Edit/, /^Archive/, /^Delete/, /^Add (cat|act)/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('an address may name a service as files and reports do', async () => {
  const requests = serve({
    'GET /services': () => aPage([pcs]),
    'GET /services/:id': () => aRecord(pcs),
    'GET /payors': () => aPage([]),
  })
  await renderScreen(<ServicesScreen />, {
    path: 'admin.service-types',
    at: `/admin/service-types/${pcs.name}`,
  })
  expect(await screen.findByRole('region', { name: 'Bathing' })).toBeVisible()
  expect(requests.some(({ path }) => path === `/services/${pcs.name}`)).toBe(true)
  expect(await screen.findByRole('link', { name: /PCS adult/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
