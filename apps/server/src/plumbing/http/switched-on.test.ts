import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { nothingOn, type SwitchedOn } from './switched-on.ts'

async function headersWith(on: Partial<SwitchedOn>) {
  const server = Fastify()
  await securityHeaders(server, { ...nothingOn, ...on })
  server.get('/', () => 'x')
  const { headers } = await server.inject({ url: '/', headers: { host: 'care.example.org' } })
  await server.close()
  return {
    rights: String(headers['permissions-policy']).split(', '),
    sources: String(headers['content-security-policy']).split(';'),
  }
}

type Headers = Awaited<ReturnType<typeof headersWith>>

/** What one set of headers says that the other does not. */
const beyond = (one: Headers, other: Headers) => ({
  rights: one.rights.filter((right) => !other.rights.includes(right)),
  sources: one.sources.filter((source) => !other.sources.includes(source)),
})

test('with nothing on, a page may use its own host and where it is, and nothing else', async () => {
  const { rights, sources } = await headersWith({})
  expect(rights.filter((right) => !right.endsWith('=()'))).toEqual(['geolocation=(self)'])
  const hosts = sources.flatMap((source) => source.split(' ').slice(1))
  expect(new Set(hosts)).toEqual(
    new Set([
      "'self'",
      "'unsafe-inline'",
      "'none'",
      'data:',
      'blob:',
      'ws://care.example.org',
      'wss://care.example.org',
    ]),
  )
  expect(sources.some((source) => source.startsWith('media-src'))).toBe(false)
})

test.each<[string, Partial<SwitchedOn>, ReturnType<typeof beyond>]>([
  ['calls', { calls: true }, { rights: ['camera=(self)', 'microphone=(self)'], sources: [] }],
  [
    'map tiles',
    { mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png' },
    { rights: [], sources: ["img-src 'self' data: blob: https://tiles.example.org"] },
  ],
  [
    'voice',
    { voice: ['wss://voice.example.org/signal', 'https://sounds.example.org'] },
    {
      rights: ['microphone=(self)'],
      sources: [
        "media-src 'self' https://sounds.example.org",
        "connect-src 'self' ws://care.example.org wss://care.example.org wss://voice.example.org https://sounds.example.org",
      ],
    },
  ],
])('%s open what they need and nothing more', async (_, on, opened) => {
  expect(beyond(await headersWith(on), await headersWith({}))).toEqual(opened)
})

test.each(["https://x; script-src 'unsafe-inline'", 'http://tiles.example.org', 'data:', '*'])(
  '%s is no address that a page may ask',
  async (mapTiles) => {
    await expect(headersWith({ mapTiles })).rejects.toThrow('no address')
  },
)
