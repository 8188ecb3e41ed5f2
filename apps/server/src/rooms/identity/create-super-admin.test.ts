import { listSignupRequests } from '@homeward/contract/identity/signups'
import { signIn } from '@homeward/contract/identity/sign-in'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createSuperAdmin } from './create-super-admin.ts'
import { nobody } from './testing/factories.ts'

const app = startTestServer()
const root = { username: 'root.admin', email: 'root@example.org' }

test('the first account of an installation signs in and decides about agencies', async () => {
  const password = await createSuperAdmin(app.db.identity, root, app.services.clock())
  const user = await call(app, nobody, signIn, { username: root.username, password })
  expect(user).toMatchObject({ super_admin: true, agency: null })
  expect((await call(app, user, listSignupRequests, {})).data).toEqual([])
})

test('a name that is taken, or that is none, makes nothing', async () => {
  const again = createSuperAdmin(app.db.identity, root, app.services.clock())
  await expect(again).rejects.toThrow('taken')
  const odd = { username: 'a@b', email: 'c@example.org' }
  await expect(createSuperAdmin(app.db.identity, odd, new Date())).rejects.toThrow('letters')
})
