import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../testing/serve.ts'
import { FilesPanel } from './files-panel.tsx'
import { fakeStorage } from './testing/fake-storage.ts'

beforeEach(async () => (await database()).clear('kept'))
const uuid = (n: number) => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`
const parent = { type: 'Client', id: uuid(1) } as const

const aFolder = (wishes: object = {}) => ({
  id: uuid(40),
  name: 'Insurance cards',
  parent_type: 'Client',
  parent_id: uuid(1),
  status: 'active',
  attachments: 1,
  created_at: '2026-03-01T14:00:00Z',
  lock_version: 1,
  abilities: { edit: true, archive: true, restore: false },
  ...wishes,
})

const anAttachment = (wishes: object = {}) => ({
  id: uuid(41),
  filename: 'card.png',
  note: '',
  parent,
  folder: { id: uuid(40), name: 'Insurance cards' },
  content_type: 'image/png',
  byte_size: 12_700,
  status: 'active',
  author: 'Pat Doe',
  created_at: '2026-03-01T14:00:00Z',
  url: '/api/v1/downloads/token',
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false },
  ...wishes,
})

const open = async (at?: string) => {
  const puts = fakeStorage()
  const requests = serve({
    'GET /folders': () =>
      aPage([aFolder(), aFolder({ id: uuid(42), name: 'Old', status: 'archived' })]),
    'GET /attachments': () => aPage([anAttachment()]),
    'POST /direct_uploads': () => aRecord({ signed_id: 'signed-1', url: '/storage/1' }),
    'POST /attachments': () => aRecord(anAttachment()),
    'PATCH /attachments/:id': () => aRecord(anAttachment({ status: 'archived' })),
    'DELETE /documents': () => aRecord({}),
    'POST /folders': () => aFailure(422, 'folder_exists', { errors: { name: ['Taken.'] } }),
  })
  const opened = await renderScreen(<FilesPanel parent={parent} />, {
    path: 'clients',
    ...(at && { at }),
  })
  await screen.findByRole('link', { name: /card\.png/ })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = async (file: File) => {
    if (input) await opened.user.upload(input, file)
    await waitFor(() => expect(puts).toHaveLength(1))
    const [put] = puts
    if (!put) throw new Error('nothing was put')
    return put
  }
  const sent = (method: string) => requests.filter((seen) => seen.method === method)
  return { ...opened, requests, choose, sent }
}

const aPicture = () => new File(['png'], 'new.png', { type: 'image/png' })

test('folders narrow the files through the address; archived ones are shown on asking', async () => {
  signedIn()
  const { user, address, requests } = await open()
  await user.click(screen.getByRole('button', { name: /^Insurance cards/ }))
  await waitFor(() => expect(address()).toBe(`/clients?folder_id=${uuid(40)}`))
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/attachments').at(-1)?.query).toMatchObject({
      parent_id: uuid(1),
      folder_id: uuid(40),
      status: 'active',
    }),
  )
  expect(screen.queryByRole('button', { name: /^Old/ })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Show archived folders' }))
  expect(screen.getByRole('button', { name: /^Old/ })).toBeVisible()
})

test('a file is sent with its progress and lands in the folder that is open', async () => {
  signedIn()
  const { choose, sent } = await open(`/clients?folder_id=${uuid(40)}`)
  const put = await choose(aPicture())
  expect(put.url).toBe('/storage/1')
  put.progress(1, 4)
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'new.png sent' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    ),
  )
  put.answer(204)
  await waitFor(() =>
    expect(sent('POST').at(-1)?.data).toEqual({
      parent_type: 'Client',
      parent_id: uuid(1),
      signed_id: 'signed-1',
      filename: 'new.png',
      folder_id: uuid(40),
    }),
  )
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull())
  expect(sent('DELETE')).toEqual([])
})

test('a file that lies about what it is, is refused in words and leaves nothing behind', async () => {
  signedIn()
  const { user, choose, sent } = await open()
  const put = await choose(aPicture())
  const why = 'The file content does not match its type: PNG picture.'
  put.answer(422, { code: 'invalid', errors: { content_type: [why] }, non_field_errors: [] })
  expect(await screen.findByText(why)).toBeVisible()
  await waitFor(() => expect(sent('DELETE')[0]?.query).toEqual({ signed_id: 'signed-1' }))
  expect(sent('POST').map(({ path }) => path)).toEqual(['/direct_uploads'])
  await user.click(screen.getByRole('button', { name: 'Dismiss new.png' }))
  expect(screen.queryByText(why)).toBeNull()
})

test('a network that breaks off can be tried again', async () => {
  signedIn()
  const { user, choose, sent } = await open()
  const put = await choose(aPicture())
  put.breakOff()
  expect(
    await screen.findByText(/The connection was lost and the file was not saved/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(sent('POST').filter(({ path }) => path === '/direct_uploads')).toHaveLength(2),
  )
})

test('canceling stops the bytes and forgets what was announced', async () => {
  signedIn()
  const { user, choose, sent } = await open()
  const put = await choose(aPicture())
  await user.click(screen.getByRole('button', { name: 'Cancel new.png' }))
  expect(put.aborted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull())
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1))
})

test('a picture is shown in the panel, renamed and moved there', async () => {
  signedIn()
  const { user, sent } = await open()
  await user.click(screen.getByRole('link', { name: /card\.png/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'card.png' }))
  expect(panel.getByRole('img', { name: 'card.png' })).toHaveAttribute(
    'src',
    '/api/v1/downloads/token',
  )
  const name = panel.getByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'front.png')
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PATCH')[0]?.data).toEqual({
      filename: 'front.png',
      lock_version: 2,
    }),
  )
})

test('a folder of a name that is taken is refused at the field', async () => {
  signedIn()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'New folder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Insurance cards')
  await user.click(dialog.getByRole('button', { name: 'Create folder' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Taken.'))
})

test('who may only read puts nothing in', async () => {
  signedIn({ ...aUser(), capabilities: ['files.read'] })
  await open()
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull()
  expect(screen.queryByText('Add files')).toBeNull()
})
