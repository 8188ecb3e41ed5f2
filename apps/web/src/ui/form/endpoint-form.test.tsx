import { endpoint, record } from '@homeward/contract/endpoint'
import { day, line, lockVersion } from '@homeward/contract/fields'
import { TextInput } from '@mantine/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { database } from '../../plumbing/offline/database.ts'
import '../../plumbing/offline/forget.ts'
import type { Sealed } from '../../plumbing/offline/sealed-bytes.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { ownerOf } from '../../plumbing/session/session.ts'
import { wipe } from '../../plumbing/session/wipe.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { DateField } from '../fields/date-field.tsx'
import { Page } from '../page/page.tsx'
import { readDraft, tidyDrafts } from './draft.ts'
import { EndpointForm } from './endpoint-form.tsx'

const saveBird = endpoint({
  room: 'birds',
  summary: '',
  method: 'PATCH',
  path: '/birds/:id',
  permission: 'clients.write',
  input: {
    name: line(20),
    nickname: line(20).nullable().optional(),
    colour: line(20).optional(),
    hatched: day.nullable().optional(),
    secret: line(20).nullable().optional(),
    lock_version: lockVersion,
  },
  returns: record(z.object({ id: z.string(), name: z.string() })),
})

const Form = ({ version = 3, nickname = 'Rob' }: { version?: number; nickname?: string }) => (
  <Page title="Bird">
    <EndpointForm
      endpoint={saveBird}
      draftKey="bird:1"
      fixed={{ id: '0190', lock_version: version }}
      secret={['secret']}
      initial={{ name: 'Robin', nickname, colour: '', hatched: '', secret: '' }}
      submitLabel="Save bird"
      onDone={(bird) => go(to('client', { clientId: bird.name }))}
    >
      {(form) => (
        <>
          <TextInput label="Name" {...form.getInputProps('name')} />
          <TextInput label="Nickname" {...form.getInputProps('nickname')} />
          <TextInput label="Colour" {...form.getInputProps('colour')} />
          <DateField label="Hatched" {...form.getInputProps('hatched')} />
          <TextInput label="Secret" {...form.getInputProps('secret')} />
        </>
      )}
    </EndpointForm>
  </Page>
)

const open = (version?: number) =>
  renderScreen(<Form {...(version !== undefined && { version })} />, {
    path: 'client.edit',
    at: '/clients/1/edit',
  })
/** The form of a record that somebody else changes while it is open. */
const Watched = () => {
  const [changed, change] = useState(false)
  return (
    <>
      <button type="button" onClick={() => change(true)}>
        Somebody saves
      </button>
      <Form {...(changed && { version: 4, nickname: 'Fin' })} />
    </>
  )
}
const openWatched = () => renderScreen(<Watched />, { path: 'client.edit', at: '/clients/1/edit' })
const somebodySaves = () => screen.getByRole('button', { name: 'Somebody saves' })
const save = () => screen.getByRole('button', { name: 'Save bird' })

const drafts = async () =>
  (await (await database()).getAll('kept')).filter(({ name }) => name.startsWith('draft:'))

const bytesOf = (kept: { value: unknown }[]): string =>
  kept
    .map(({ value }) => new TextDecoder().decode((value as { sealed: Sealed }).sealed.bytes))
    .join('')

beforeEach(async () => {
  signedIn()
  await (await database()).clear('kept')
})

test('what is typed is sent; an emptied field is null where it may be, absent where it must', async () => {
  const requests = serve({ 'PATCH /birds/:id': () => aRecord({ id: '1', name: 'Wren' }) })
  const { user } = await open()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Wren')
  await user.clear(screen.getByLabelText('Nickname'))
  await user.type(screen.getByLabelText('Hatched'), '3/5/26')
  await user.click(save())
  expect(await screen.findByText('At /clients/Wren')).toBeVisible()
  expect(requests[0]).toMatchObject({
    path: '/birds/0190',
    data: { name: 'Wren', nickname: null, hatched: '2026-03-05', secret: null, lock_version: 3 },
  })
  expect(requests[0]?.data).not.toHaveProperty('colour')
})

test('the schema speaks at the field before anything is sent, and the field takes the focus', async () => {
  const requests = serve({})
  const { user } = await open()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Hatched'), 'soon')
  await user.click(save())
  expect(await screen.findByText('This is needed.')).toBeVisible()
  expect(screen.getByText('Use a date like 03/05/2026.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(requests).toHaveLength(0)
})

test("the server's sentences land on their fields, the others over the form", async () => {
  serve({
    'PATCH /birds/:id': () =>
      aFailure(422, 'invalid', {
        errors: { name: ['This name is taken.'], flock: ['Too large.'] },
        non_field_errors: ['It is night.'],
      }),
  })
  const { user } = await open()
  await user.type(screen.getByLabelText('Colour'), 'red')
  await user.click(save())
  expect(await screen.findByText('This name is taken.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('flock: Too large.')
  expect(screen.getByRole('alert')).toHaveTextContent('It is night.')
})

test('two quick clicks send once', async () => {
  const requests = serve({ 'PATCH /birds/:id': () => aRecord({ id: '1', name: 'x' }) })
  const { user } = await open()
  await user.dblClick(save())
  await screen.findByText('At /clients/x')
  expect(requests).toHaveLength(1)
})

test('a draft comes back to the same person, without the secret fields', async () => {
  serve({})
  const { user, history } = await open()
  await user.type(screen.getByLabelText('Nickname'), 'by')
  await user.type(screen.getByLabelText('Secret'), '123-45-6789')
  history.push('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  history.push('/clients/1/edit')
  expect(await screen.findByText('Your draft is back')).toBeVisible()
  expect(screen.getByLabelText('Nickname')).toHaveValue('Robby')
  expect(screen.getByLabelText('Secret')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(screen.getByLabelText('Nickname')).toHaveValue('Rob')
  await waitFor(async () => expect(await drafts()).toEqual([]))
})

test('a draft lies on the device unreadable, survives an expired session, not a sign-out', async () => {
  serve({})
  const { user } = await open()
  await user.type(screen.getByLabelText('Nickname'), 'by')
  await waitFor(async () => expect(await drafts()).toHaveLength(1))
  expect(bytesOf(await drafts())).not.toContain('Robby')
  await wipe('expired')
  expect(await readDraft('bird:1')).toMatchObject({ values: { nickname: 'Robby' } })
  await wipe('signed_out')
  expect(await drafts()).toEqual([])
})

test('a draft that an older version left in plain is sealed and comes back', async () => {
  serve({})
  const plain = { values: { nickname: 'Robert' }, at: '2026-03-02T14:00:00Z' }
  sessionStorage.setItem(`homeward:draft:${ownerOf(aUser())}:bird:1`, JSON.stringify(plain))
  await tidyDrafts()
  expect(sessionStorage).toHaveLength(0)
  await open()
  expect(await screen.findByText('Your draft is back')).toBeVisible()
  expect(screen.getByLabelText('Nickname')).toHaveValue('Robert')
})

test('nobody sees the draft of another person', async () => {
  serve({})
  const { user } = await open()
  await user.type(screen.getByLabelText('Nickname'), 'by')
  signedIn(aUser({ id: '01900009-0000-7000-8000-000000000000' }))
  await open()
  expect(screen.queryByText('Your draft is back')).not.toBeInTheDocument()
})

test('leaving with something unsaved is asked about; staying keeps it', async () => {
  serve({})
  const { user, history, address } = await open()
  await user.type(screen.getByLabelText('Name'), 'a')
  history.push('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Stay and save' }))
  expect(address()).toBe('/clients/1/edit')
  expect(screen.getByLabelText('Name')).toHaveValue('Robina')
})

test('a record that somebody else changed is merged field by field', async () => {
  const sent: unknown[] = []
  serve({
    'PATCH /birds/:id': ({ data }) => {
      sent.push(data)
      return sent.length > 1
        ? aRecord({ id: '1', name: 'Wren' })
        : aFailure(409, 'stale', {
            current: { name: 'Finch', nickname: 'Fin', colour: null, lock_version: 7 },
          })
    },
  })
  const { user } = await open()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Wren')
  await user.click(save())
  expect(await screen.findByText('Somebody else changed this record')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fin' }))
  expect(screen.getByRole('button', { name: 'Wren' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Go on with this choice' }))
  await user.click(save())
  await screen.findByText('At /clients/Wren')
  expect(sent[1]).toMatchObject({ name: 'Wren', nickname: 'Fin', lock_version: 7 })
})

test('a draft that was typed over an older version is not saved over a newer one unseen', async () => {
  const requests = serve({
    'PATCH /birds/:id': ({ data }) =>
      (data as { lock_version: number }).lock_version === 4
        ? aRecord({ id: '1', name: 'Robin' })
        : aFailure(409, 'stale', {
            current: { name: 'Robin', nickname: 'Fin', colour: null, lock_version: 4 },
          }),
  })
  const before = await open()
  await before.user.type(screen.getByLabelText('Nickname'), 'by')
  await waitFor(async () => expect(await drafts()).toHaveLength(1))
  cleanup()

  const { user } = await open(4)
  await screen.findByText('Your draft is back')
  await user.type(screen.getByLabelText('Colour'), 'red')
  await user.click(save())
  expect(await screen.findByText('Somebody else changed this record')).toBeVisible()
  expect(requests[0]?.data).toMatchObject({ nickname: 'Robby', lock_version: 3 })
  await user.click(screen.getByRole('button', { name: 'Fin' }))
  await user.click(screen.getByRole('button', { name: 'Go on with this choice' }))
  await user.click(save())
  await screen.findByText('At /clients/Robin')
  expect(requests[1]?.data).toMatchObject({ nickname: 'Fin', colour: 'red', lock_version: 4 })
})

test('what somebody else saves meanwhile is shown in a form that nobody typed in', async () => {
  const requests = serve({ 'PATCH /birds/:id': () => aRecord({ id: '1', name: 'Robin' }) })
  const { user } = await openWatched()
  await user.click(somebodySaves())
  await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveValue('Fin'))
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Colour'), 'red')
  await user.click(save())
  await screen.findByText('At /clients/Robin')
  expect(requests[0]?.data).toMatchObject({ nickname: 'Fin', colour: 'red', lock_version: 4 })
})

test('what somebody else saves meanwhile does not slip under what is typed', async () => {
  const requests = serve({
    'PATCH /birds/:id': () =>
      aFailure(409, 'stale', {
        current: { name: 'Robin', nickname: 'Fin', colour: null, lock_version: 4 },
      }),
  })
  const { user } = await openWatched()
  await user.type(screen.getByLabelText('Colour'), 'red')
  await user.click(somebodySaves())
  expect(screen.getByLabelText('Nickname')).toHaveValue('Rob')
  await user.click(save())
  expect(await screen.findByText('Somebody else changed this record')).toBeVisible()
  expect(requests[0]?.data).toMatchObject({ nickname: 'Rob', lock_version: 3 })
})

test('a form that stays open goes on from what it saved', async () => {
  let version = 3
  const requests = serve({
    'PATCH /birds/:id': () => aRecord({ id: '1', name: 'Robin', lock_version: (version += 1) }),
  })
  const done: string[] = []
  const { user } = await renderScreen(
    <EndpointForm
      endpoint={saveBird}
      draftKey="bird:2"
      fixed={{ id: '0190', lock_version: 3 }}
      initial={{ name: 'Robin' }}
      submitLabel="Save bird"
      onDone={({ name }) => done.push(name)}
    >
      {(form) => <TextInput label="Name" {...form.getInputProps('name')} />}
    </EndpointForm>,
    { path: 'client.edit', at: '/clients/1/edit' },
  )
  for (const letter of ['a', 'b']) {
    await user.type(screen.getByLabelText('Name'), letter)
    await user.click(save())
    await waitFor(() => expect(done).toHaveLength(letter === 'a' ? 1 : 2))
  }
  expect(requests.map(({ data }) => data)).toMatchObject([
    { name: 'Robina', lock_version: 3 },
    { name: 'Robinab', lock_version: 4 },
  ])
})
