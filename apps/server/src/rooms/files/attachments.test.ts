import {
  createAttachment,
  createFolder,
  deleteAttachment,
  deleteDocument,
  deleteFolder,
  getDocument,
  listAttachments,
  listFolders,
  updateAttachment,
  updateDocument,
  updateFolder,
} from '@homeward/contract/files/attachments'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anUpload, onePixel } from './testing/factories.ts'

const app = startTestServer()
let world: World
let there: World
beforeAll(async () => {
  world = await anAgency(app)
  there = await anAgency(app)
})

type Parent = { parent_type: 'Agency' | 'Agent'; parent_id: string }
const agency = (): Parent => ({ parent_type: 'Agency', parent_id: world.agencyId })
const nurse = (): Parent => ({ parent_type: 'Agent', parent_id: world.nurse.agentId })
const anAttachment = async (parent = agency(), more: object = {}) =>
  call(app, world.nurse, createAttachment, {
    ...parent,
    signed_id: await anUpload(app, world.nurse, { bytes: onePixel, filename: 'card.png' }),
    ...more,
  })

describe('folders', () => {
  test('are made, renamed, archived and restored; a name stands once per parent', async () => {
    const folder = await call(app, world.admin, createFolder, { ...agency(), name: 'Contracts' })
    expect(folder).toMatchObject({ name: 'Contracts', attachments: 0, status: 'active' })
    const twice = call(app, world.admin, createFolder, { ...agency(), name: 'contracts' })
    expect(await refusal(twice, 'folder_exists')).toMatchObject({
      errors: { name: [expect.stringContaining('this name')] },
    })
    const elsewhere = await call(app, world.admin, createFolder, {
      ...nurse(),
      name: 'Contracts',
    })
    expect(elsewhere.parent_id).toBe(world.nurse.agentId)

    const { id, lock_version } = folder
    await call(app, world.admin, updateFolder, { id, name: 'Leases', lock_version })
    const stale = call(app, world.admin, updateFolder, { id, name: 'Other', lock_version })
    expect(await refusal(stale, 'stale')).toMatchObject({ current: { name: 'Leases' } })
    await call(app, world.admin, deleteFolder, { id })
    const active = await call(app, world.admin, listFolders, agency())
    expect(active.data.map((one) => one.id)).not.toContain(id)
    const all = await call(app, world.admin, listFolders, { ...agency(), status: 'archived' })
    expect(all.data.map((one) => one.name)).toContain('Leases')
    expect(await call(app, world.admin, updateFolder, { id, status: 'active' })).toMatchObject({
      abilities: { archive: true, restore: false },
    })
  })
})

describe('attachments', () => {
  test('hang on a record, in a folder, and can be read for five minutes', async () => {
    const folder = await call(app, world.admin, createFolder, { ...nurse(), name: 'Licenses' })
    const made = await anAttachment(nurse(), { folder_id: folder.id, note: 'Front' })
    expect(made).toMatchObject({
      filename: 'card.png',
      parent: { type: 'Agent', id: world.nurse.agentId },
      folder: { id: folder.id, name: 'Licenses' },
      content_type: 'image/png',
      byte_size: onePixel.length,
      author: 'Test nurse',
    })
    const answer = await app.server.inject({ url: made.url })
    expect(answer.rawPayload).toEqual(onePixel)
    app.setClock('2026-11-02T14:06:00.000Z')
    expect((await app.server.inject({ url: made.url })).statusCode).toBe(404)
    app.setClock('2026-11-02T14:00:00.000Z')
    const { data: folders } = await call(app, world.admin, listFolders, nurse())
    expect(folders.find(({ id }) => id === folder.id)).toMatchObject({ attachments: 1 })
  })

  test('are found by name, folder and state, and sorted', async () => {
    const names = ['Intake form.png', 'budget 100%.png', 'a_b.png']
    for (const filename of names) await anAttachment(agency(), { filename })
    const found = async (filename: string) =>
      (await call(app, world.admin, listAttachments, { ...agency(), filename })).data.map(
        (one) => one.filename,
      )
    expect(await found('intake')).toEqual(['Intake form.png'])
    expect(await found('100%')).toEqual(['budget 100%.png'])
    expect(await found('a_b')).toEqual(['a_b.png'])
    const sorted = await call(app, world.admin, listAttachments, {
      ...agency(),
      sort: 'filename',
      items: 2,
    })
    expect(sorted.data.map((one) => one.filename)).toEqual(['a_b.png', 'budget 100%.png'])
    expect(sorted.meta.total).toBeGreaterThan(2)
  })

  test('are renamed, archived and restored; the file stays', async () => {
    const { id } = await anAttachment()
    await call(app, world.admin, updateAttachment, { id, filename: 'Front of the card.png' })
    expect(await call(app, world.admin, deleteAttachment, { id })).toMatchObject({
      status: 'archived',
      abilities: { edit: false, restore: true },
    })
    const active = await call(app, world.admin, listAttachments, { ...agency(), items: 200 })
    expect(active.data.map((one) => one.id)).not.toContain(id)
    const back = await call(app, world.admin, updateAttachment, { id, status: 'active' })
    expect((await app.server.inject({ url: back.url })).rawPayload).toEqual(onePixel)
  })

  test('one upload is attached once, and a file of the billing room not at all', async () => {
    const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
    await call(app, world.nurse, createAttachment, { ...agency(), signed_id })
    const twice = call(app, world.nurse, createAttachment, { ...nurse(), signed_id })
    await refusal(twice, 'document_in_use')
    const x12 = await anUpload(app, world.nurse, {
      bytes: 'ISA*00*',
      filename: 'a.835',
      content_type: 'application/edi-x12',
    })
    const wrong = call(app, world.nurse, createAttachment, { ...agency(), signed_id: x12 })
    await refusal(wrong, 'upload_type')
  })

  test('nothing of another agency is taken: no parent, no folder, no upload', async () => {
    const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
    const foreignFolder = await call(app, there.admin, createFolder, {
      parent_type: 'Agency',
      parent_id: there.agencyId,
      name: 'Theirs',
    })
    for (const more of [
      { parent_type: 'Agency' as const, parent_id: there.agencyId },
      { parent_type: 'Agent' as const, parent_id: there.nurse.agentId },
      { parent_type: 'Client' as const, parent_id: uuid() },
      { ...agency(), folder_id: foreignFolder.id },
    ]) {
      const refused = call(app, world.nurse, createAttachment, { signed_id, ...more })
      await refusal(refused, 'not_found')
    }
    const taken = call(app, there.nurse, createAttachment, {
      parent_type: 'Agency',
      parent_id: there.agencyId,
      signed_id,
    })
    await refusal(taken, 'upload_unknown')
  })

  test('a caregiver sees and keeps none', async () => {
    await refusal(call(app, world.cna, listAttachments, agency()), 'forbidden')
  })
})

describe('documents', () => {
  test('are read, renamed and forgotten by their signed_id', async () => {
    const signed_id = await anUpload(app, world.cna, { bytes: onePixel, filename: 'a.png' })
    expect(await call(app, world.cna, getDocument, { signed_id })).toMatchObject({
      filename: 'a.png',
      status: 'stored',
    })
    await call(app, world.cna, updateDocument, { signed_id, filename: 'b.png' })
    const { url } = await call(app, world.cna, getDocument, { signed_id })
    await call(app, world.cna, deleteDocument, { signed_id })
    expect((await app.server.inject({ url })).statusCode).toBe(404)
    await refusal(call(app, world.cna, getDocument, { signed_id }), 'upload_unknown')
  })

  test('what hangs on a record is not forgotten', async () => {
    const signed_id = await anUpload(app, world.nurse, { bytes: onePixel })
    await call(app, world.nurse, createAttachment, { ...agency(), signed_id })
    const refused = call(app, world.nurse, deleteDocument, { signed_id })
    await refusal(refused, 'document_in_use')
  })
})
