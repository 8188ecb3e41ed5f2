import { updateAgency } from '@homeward/contract/agency/agencies'
import { getSite } from '@homeward/contract/agency/site'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { nobody } from '../../identity/testing/factories.ts'

const app = startTestServer()

test('the sign-in page learns whether there is a demo, whether mails go out, and whose it is', async () => {
  const bare = { demo: false, sends_mail: false, agency: null }
  expect(await call(app, nobody, getSite, {})).toEqual(bare)
  expect(await call(app, nobody, getSite, { agency: 'oak-hill' })).toEqual(bare)

  const oak = await anAgency(app)
  await call(app, oak.owner, updateAgency, { id: oak.agencyId, name: 'Oak Hill Home Care' })
  const alone = { agency: { name: 'Oak Hill Home Care', logo_url: null } }
  expect(await call(app, nobody, getSite, {})).toMatchObject(alone)

  const pine = await anAgency(app)
  expect(await call(app, nobody, getSite, {})).toMatchObject({ agency: null })
  const named = { id: oak.agencyId, sign_in_name: ' Oak-Hill ' }
  expect(await call(app, oak.owner, updateAgency, named)).toMatchObject({
    sign_in_name: 'oak-hill',
  })
  expect(await call(app, nobody, getSite, { agency: 'Oak-Hill' })).toMatchObject(alone)
  expect(await call(app, nobody, getSite, { agency: 'elm' })).toMatchObject({ agency: null })
  await refusal(
    call(app, pine.owner, updateAgency, { id: pine.agencyId, sign_in_name: 'oak-hill' }),
    'sign_in_name_taken',
  )
  for (const sign_in_name of ['-oak', 'oak hill', 'o', 'óak'])
    await refusal(
      call(app, pine.owner, updateAgency, { id: pine.agencyId, sign_in_name }),
      'invalid',
    )

  await inAgency(app.db, oak.agencyId, (tx) =>
    tx.updateTable('agencies').set({ demo: true }).execute(),
  )
  expect(await call(app, nobody, getSite, {})).toMatchObject({ demo: true })
})

test('anyone sees the logo of the page for a few minutes, and the trail is not filled by it', async () => {
  const { agencyId: id, owner } = await anAgency(app)
  const logo_signed_id = await anUpload(app, owner, { bytes: onePixel })
  await call(app, owner, updateAgency, { id, sign_in_name: 'with-logo', logo_signed_id })
  const { agency } = await call(app, nobody, getSite, { agency: 'with-logo' })
  const url = agency?.logo_url ?? ''
  const answer = await app.server.inject({ method: 'GET', url })
  expect(answer.rawPayload.equals(onePixel)).toBe(true)
  const read = await inAgency(app.db, id, (tx) =>
    tx.selectFrom('audit_events').select('id').where('action', '=', 'file.read').execute(),
  )
  expect(read).toEqual([])
  const forged = `${url.slice(0, -4)}AAAA`
  expect((await app.server.inject({ method: 'GET', url: forged })).statusCode).toBe(404)
})
