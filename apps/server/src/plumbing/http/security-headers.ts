import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { type Additions, additionsOf, type SwitchedOn } from './switched-on.ts'

/** Two years, as the preload lists require. Sent over HTTPS only: a browser ignores it elsewhere. */
const alwaysHttps = `max-age=${2 * 365 * 86_400}; includeSubDomains`

/**
 * What a page of ours may use of a browser: where a caregiver is, at check-in, and what calls need where
 * they are switched on.
 */
const permissionsFor = ({ camera, microphone }: Additions): string =>
  [
    'accelerometer=()',
    `camera=(${camera ? 'self' : ''})`,
    'display-capture=()',
    'geolocation=(self)',
    'gyroscope=()',
    'magnetometer=()',
    `microphone=(${microphone ? 'self' : ''})`,
    'payment=()',
    'usb=()',
  ].join(', ')

/** Puts the headers on every answer that tell a browser to be strict with us. */
export async function securityHeaders(server: FastifyInstance, on: SwitchedOn): Promise<void> {
  const additions = additionsOf(on)
  const permissions = permissionsFor(additions)
  await server.register(helmet, {
    contentSecurityPolicy: { directives: policyFor(additions), useDefaults: false },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissions)
    if (request.protocol === 'https') void reply.header('strict-transport-security', alwaysHttps)
  })
}

/** A socket to the very host that was asked; not every browser takes 'self' to mean that. */
const socketTo =
  (scheme: 'ws' | 'wss') => (request: { headers: { host?: string | undefined } }) => {
    const host = request.headers.host ?? ''
    return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${scheme}://${host}` : "'self'"
  }

/** No inline script anywhere; styles are set inline by the component library. */
const policyFor = ({ images, connections, sounds }: Additions) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...images],
  ...(sounds.length > 0 && { 'media-src': ["'self'", ...sounds] }),
  'font-src': ["'self'"],
  'connect-src': ["'self'", socketTo('ws'), socketTo('wss'), ...connections],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})
