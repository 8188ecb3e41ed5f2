import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers, worthCompressing } from './compress.ts'

const long = { data: 'a'.repeat(worthCompressing) }
const server = Fastify()
compressAnswers(server)
server.get('/long', () => long)
server.get('/short', () => ({ data: 'a' }))
server.get('/file', (_request, reply) => reply.type('text/csv').send('a'.repeat(worthCompressing)))
server.get('/bytes', (_request, reply) =>
  reply.type('application/json').send(Buffer.from(JSON.stringify(long))),
)

const ask = (url: string, accepts?: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({
    method,
    url,
    headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
  })

test.each(['gzip', 'br, gzip', 'GZIP;q=0.5, br;q=0.1', '*'])(
  '%s gets a long answer compressed',
  async (accepts) => {
    const answer = await ask('/long', accepts)
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long)
  },
)

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'x-gzip-like', ';;,q=,'])(
  '%j gets it as it is',
  async (accepts) => {
    const answer = await ask('/long', accepts)
    expect(answer.headers['content-encoding']).toBeUndefined()
    // Who keeps it between us must know that another is answered otherwise.
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.json()).toEqual(long)
  },
)

test.each(['/short', '/file', '/bytes'])('%s is left as it is', async (url) => {
  const answer = await ask(url, 'gzip')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
})

test('the head of an answer is that of the answer', async () => {
  const [whole, head] = [await ask('/long', 'gzip'), await ask('/long', 'gzip', 'HEAD')]
  expect(head.rawPayload).toHaveLength(0)
  for (const name of ['content-encoding', 'content-length', 'vary'])
    expect(head.headers[name], name).toBe(whole.headers[name])
})
