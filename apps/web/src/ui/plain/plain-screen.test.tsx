import { endpoint, page, record } from '@homeward/contract/endpoint'
import { abilities } from '@homeward/contract/fields'
import { listFile } from '@homeward/contract/plain-record'
import { TextInput } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { database } from '../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../testing/serve.ts'
import { PlainScreen } from './plain-screen.tsx'

const Bird = z.object({ id: z.string(), name: z.string(), lock_version: z.int(), abilities })
type Bird = z.infer<typeof Bird>

const shared = { room: 'birds', summary: '', permission: 'agency.write' } as const
const listBirds = endpoint({
  ...shared,
  method: 'GET',
  path: '/birds',
  permission: 'agency.read',
  input: { search: z.string().optional() },
  returns: page(Bird),
})
const birds = {
  type: 'agency',
  endpoints: {
    list: listBirds,
    create: endpoint({
      ...shared,
      method: 'POST',
      path: '/birds',
      input: { name: z.string().trim().min(1, 'This field is required.') },
      returns: record(Bird),
    }),
    update: endpoint({
      ...shared,
      method: 'PATCH',
      path: '/birds/:id',
      input: {
        name: z.string().trim().min(1, 'This field is required.').optional(),
        lock_version: z.int().optional(),
      },
      returns: record(Bird),
      fails: ['stale'],
    }),
    archive: endpoint({
      ...shared,
      method: 'DELETE',
      path: '/birds/:id',
      returns: record(Bird),
    }),
    restore: endpoint({
      ...shared,
      method: 'POST',
      path: '/birds/:id/restore',
      returns: record(Bird),
    }),
    export: listFile(listBirds, 'agency.write'),
  },
} as const

const robin: Bird = {
  id: '01900000-0000-7000-8000-0000000000b1',
  name: 'Robin',
  lock_version: 3,
  abilities: { edit: true, archive: true, restore: false },
}

const Birds = () => (
  <PlainScreen
    record={birds}
    title="Birds"
    one="bird"
    many="birds"
    crumbs={[]}
    hint="Put up a nest."
    nameOf={({ name }: Bird) => name}
    columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
    valuesOf={(bird) => ({ name: bird?.name ?? '' })}
    required={['name']}
    fields={(form) => <TextInput label="Name" {...form.getInputProps('name')} />}
    facts={({ name }) => [{ label: 'Called', value: name }]}
    consequence="It flies away."
  />
)

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const open = async (bird: Bird | null, handlers: Record<string, (seen: Seen) => Answer> = {}) => {
  const requests = serve({ 'GET /birds': () => aPage(bird ? [bird] : []), ...handlers })
  const rendered = await renderScreen(<Birds />, { path: 'admin.offices' })
  if (bird) await rendered.user.click(await screen.findByRole('link', { name: bird.name }))
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET'), requests }
}

const panel = async (name?: string) => within(await screen.findByRole('dialog', { name }))

test('one is added where there is none; what is missing is said at the field', async () => {
  const { user, sent } = await open(null, { 'POST /birds': () => aRecord(robin) })
  expect(await screen.findByText('No birds yet')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Add bird' })[0] ?? document.body)
  const form = await panel()
  await user.click(form.getByRole('button', { name: 'Add bird' }))
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('This field is required.')
  await user.type(form.getByLabelText('Name'), 'Robin')
  await user.click(form.getByRole('button', { name: 'Add bird' }))
  expect(await screen.findByText('Robin added.')).toBeVisible()
  expect(sent().map(({ data }) => data)).toEqual([{ name: 'Robin' }])
})

test('one is changed with its version and shows its history; an emptied field is not dropped', async () => {
  const { user, sent, requests } = await open(robin, {
    'PATCH /birds/:id': () => aRecord({ ...robin, name: 'Wren', lock_version: 4 }),
  })
  const form = await panel('Robin')
  const name = form.getByLabelText('Name')
  await user.clear(name)
  await user.click(form.getByRole('button', { name: 'Save bird' }))
  expect(name).toHaveAccessibleDescription('This field is required.')
  await user.type(name, 'Wren')
  await user.click(form.getByRole('button', { name: 'Save bird' }))
  expect(await screen.findByText('Wren saved.')).toBeVisible()
  expect(sent()[0]?.data).toEqual({ name: 'Wren', lock_version: 3 })
  const asked = requests.find(({ query }) => query.record_type !== undefined)
  expect(asked?.query).toMatchObject({ record_type: 'agency', record_id: robin.id })
})

test('one is archived after a question, and restored', async () => {
  const { user, sent } = await open(robin, { 'DELETE /birds/:id': () => aRecord(robin) })
  await user.click((await panel('Robin')).getByRole('button', { name: 'Archive' }))
  const question = await panel('Archive Robin?')
  expect(question.getByText('It flies away. You can restore it.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Robin archived.')).toBeVisible()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('an archived one is restored, and what the server refuses is said', async () => {
  const away = { ...robin, abilities: { edit: true, archive: false, restore: true } }
  const sentence = 'The nest is taken.'
  const { user } = await open(away, {
    'POST /birds/:id/restore': () => aFailure(409, 'stale', { non_field_errors: [sentence] }),
  })
  await user.click((await panel('Robin')).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('who may not change it reads it, and takes nothing along', async () => {
  signedIn(aUser({ role: 'nurse' }))
  await open({ ...robin, abilities: {} })
  const read = await panel('Robin')
  expect(read.getByText('Called')).toBeVisible()
  expect(read.queryByRole('button', { name: 'Save bird' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add bird', hidden: true })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Export', hidden: true })).not.toBeInTheDocument()
})
