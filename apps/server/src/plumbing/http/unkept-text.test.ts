import { signIn } from '@homeward/contract/identity/sign-in'
import { createFolder } from '@homeward/contract/files/attachments'
import { listClients } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { nobody } from '../../rooms/identity/testing/factories.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { unkeptText } from './unkept-text.ts'

const app = startTestServer()

test.each([
  ['plain', []],
  ['a\u0000b', ['']],
  [{ name: '\ud800x', note: 'Zoë 😀' }, ['name']],
  [{ list: ['x', { field: '\udc00' }] }, ['list.1.field']],
  [{ settings: { 'a\u0000': 1 } }, ['settings']],
])('in %j the text that cannot be kept is found', (input, found) => {
  expect(unkeptText(input)).toEqual(found)
})

test('an input that is nested as deep as it is long is walked all the same', () => {
  const depth = 200_000
  expect(unkeptText(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toHaveLength(
    1,
  )
})

test('such text is refused at its field, signed in or not, and a search leaves it out', async () => {
  const world = await anAgency(app)
  const signing = call(app, nobody, signIn, { username: 'a\u0000b', password: 'x' })
  expect(Object.keys((await refusal(signing, 'invalid')).errors)).toEqual(['username'])
  const parent = { parent_type: 'Agency', parent_id: world.agencyId } as const
  const folder = call(app, world.owner, createFolder, { ...parent, name: '\ud800x' })
  expect(Object.keys((await refusal(folder, 'invalid')).errors)).toEqual(['name'])
  const filtered = call(app, world.owner, listClients, { tag: 'a\u0000b' })
  expect(Object.keys((await refusal(filtered, 'invalid')).errors)).toEqual(['tag'])
  expect((await call(app, world.owner, listClients, { search: '\u0000' })).data).toEqual([])
})
