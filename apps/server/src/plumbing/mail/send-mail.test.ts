import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { drain } from '../jobs/worker.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { smtpMailer } from './mailer.ts'
import { putMail } from './outbox.ts'
import { sendMail } from './send-mail.ts'

const app = startTestServer()

/** A mail server on this machine that refuses the first mails and keeps the others. */
async function aMailServer(refusals: number) {
  const received: string[] = []
  let asked = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _, done) => {
      asked += 1
      done(asked <= refusals ? new Error(`No room for ${address.address} now`) : null)
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}` }
}

async function aMail(): Promise<void> {
  const letter = { to: 'rosa@example.org', subject: 'Grüße', body: 'Your code: ABCD2345' }
  await app.db.identity
    .transaction()
    .execute((tx) => putMail(tx, { agencyId: null, now: new Date(testNow) }, letter))
}

const lastMail = () =>
  app.db.identity
    .selectFrom('mails')
    .select(['state', 'body', 'error', 'sent_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

async function asOwner(statement: string) {
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const sendBy = (url: string) =>
  drain({ ...app.services, mailer: smtpMailer(url, 'Homeward <care@example.org>') }, app.db, [
    sendMail,
  ])

const isDue = 'update graphile_worker._private_jobs set run_at = now()'

test('a mail goes out by SMTP, and its text is removed', async () => {
  const { received, url } = await aMailServer(0)
  await aMail()
  await sendBy(url)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('Your code: ABCD2345')
  expect(received[0]).toMatch(/^From: Homeward <care@example\.org>/m)
  expect(received[0]).toMatch(/^To: rosa@example\.org/m)
  expect(await lastMail()).toEqual({ state: 'sent', body: null, error: null, sent_at: testNow })
  await sendBy(url)
  expect(received).toHaveLength(1)
})

test('a server that refuses is tried again, and the mail goes out once', async () => {
  const { received, url } = await aMailServer(1)
  await aMail()
  await sendBy(url)
  expect(await lastMail()).toMatchObject({
    state: 'waiting',
    error: expect.stringContaining('No room'),
    body: expect.stringContaining('ABCD2345'),
  })
  await asOwner(isDue)
  await sendBy(url)
  expect(received).toHaveLength(1)
  expect(await lastMail()).toMatchObject({ state: 'sent', error: null })
})

test('a mail that no try gets out has failed, and says why; no log does', async () => {
  const { received, url } = await aMailServer(99)
  await aMail()
  await asOwner('update graphile_worker._private_jobs set attempts = max_attempts - 1')
  await sendBy(url)
  expect(received).toEqual([])
  expect(await lastMail()).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('No room'),
  })
  const logged = app.logged.join('\n')
  expect(logged).toContain('was not taken by the mail server')
  expect(logged).not.toContain('rosa@example.org')
  expect(logged).not.toContain('ABCD2345')
})

test('a server that is not there is a refusal as any other', async () => {
  await aMail()
  await sendBy('smtp://127.0.0.1:1')
  expect(await lastMail()).toMatchObject({ state: 'waiting', error: expect.any(String) })
  await asOwner('delete from graphile_worker._private_jobs')
})

test('without a server a mail is kept, with its text', async () => {
  await aMail()
  await app.drainJobs()
  expect(await lastMail()).toMatchObject({
    state: 'kept',
    body: 'Your code: ABCD2345',
    sent_at: null,
  })
})

test('a mail whose matter was not committed is not there', async () => {
  const before = await app.db.identity.selectFrom('mails').select('id').execute()
  const failing = app.db.identity.transaction().execute(async (tx) => {
    await putMail(
      tx,
      { agencyId: null, now: new Date(testNow) },
      { to: 'x@example.org', subject: 'No', body: 'No' },
    )
    throw new Error('it was not to be')
  })
  await expect(failing).rejects.toThrow('it was not to be')
  expect(await app.db.identity.selectFrom('mails').select('id').execute()).toEqual(before)
})
