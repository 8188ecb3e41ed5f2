import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { aFailure, aRecord, serve, type Seen } from '../../testing/serve.ts'
import { askName } from './ask.ts'

beforeEach(() => {
  signedIn()
})

const idsOf = ({ query }: Seen) =>
  Object.entries(query).flatMap(([name, id]) => (name.startsWith('ids') ? [id] : []))

const allNamed = (seen: Seen) =>
  aRecord({ names: idsOf(seen).map((id) => ({ id, name: `${seen.query.kind} ${id}` })) })

test('what is asked at once travels in one request a kind, each id once', async () => {
  const requests = serve({ 'GET /names': allNamed })
  const names = await Promise.all([
    askName('office', 'a'),
    askName('payor', 'b'),
    askName('office', 'c'),
    askName('office', 'a'),
  ])
  expect(names).toEqual(['office a', 'payor b', 'office c', 'office a'])
  expect(requests.map((seen) => [seen.query.kind, ...idsOf(seen)])).toEqual([
    ['office', 'a', 'c'],
    ['payor', 'b'],
  ])
})

test('many go in several requests, and what has no name is null', async () => {
  const requests = serve({ 'GET /names': () => aRecord({ names: [{ id: '7', name: 'Seven' }] }) })
  const ids = Array.from({ length: 45 }, (_, at) => String(at))
  const names = await Promise.all(ids.map((id) => askName('client', id)))
  expect(names.filter((name) => name !== null)).toEqual(['Seven'])
  expect(requests.map((seen) => idsOf(seen).length)).toEqual([20, 20, 5])
})

test('a failure reaches everybody who asked, and no other kind', async () => {
  serve({
    'GET /names': (seen) =>
      seen.query.kind === 'user' ? aFailure(403, 'forbidden') : allNamed(seen),
  })
  const [user, office] = await Promise.allSettled([askName('user', 'a'), askName('office', 'b')])
  expect(user.status).toBe('rejected')
  expect(office).toEqual({ status: 'fulfilled', value: 'office b' })
})
