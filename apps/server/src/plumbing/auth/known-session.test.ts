import { expect, test } from 'vitest'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { forgetSession, knownSession } from './known-session.ts'

const app = startTestServer()
const now = new Date(testNow)

/** The accounts of the test server, with the statements that were asked of them so far. */
function counting() {
  const asked: string[] = []
  const db = app.db.identity.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { db, looks: () => asked.filter((kind) => kind === 'SelectQueryNode').length }
}

test('a screen that asks for many things at once has its session looked up once', async () => {
  const { nurse } = await anAgency(app)
  const { db, looks } = counting()
  const found = await Promise.all(
    Array.from({ length: 20 }, () => knownSession(db, nurse.token, now)),
  )
  expect(found.every((session) => session?.userId === nurse.userId)).toBe(true)
  expect(looks()).toBe(1)
})

test('nothing is remembered of a token that nobody has', async () => {
  const { db, looks } = counting()
  expect(await knownSession(db, 'nobody', now)).toBeNull()
  expect(await knownSession(db, 'nobody', now)).toBeNull()
  expect(looks()).toBe(2)
})

test('what was forgotten while it was looked up is looked up anew', async () => {
  const { nurse } = await anAgency(app)
  const { db, looks } = counting()
  const before = knownSession(db, nurse.token, now)
  forgetSession(db, nurse.token)
  await Promise.all([before, knownSession(db, nurse.token, now)])
  await knownSession(db, nurse.token, now)
  expect(looks()).toBe(2)
})

test('a look-up that failed is tried again by the next call', async () => {
  const { nurse } = await anAgency(app)
  let away = true
  const db = app.db.identity.withPlugin({
    transformQuery: ({ node }) => {
      if (away) throw new Error('away')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await expect(knownSession(db, nurse.token, now)).rejects.toThrow('away')
  away = false
  expect(await knownSession(db, nurse.token, now)).toMatchObject({ userId: nurse.userId })
})
