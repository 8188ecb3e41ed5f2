import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Two years, as the preload lists ask for. Said over HTTPS only: a browser ignores it elsewhere. */
const alwaysHttps = `max-age=${2 * 365 * 86_400}; includeSubDomains`

/** What a page of ours may use of a browser: where a caregiver is, at check-in, and nothing else. */
const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ')

/** Puts the headers on every answer that tell a browser to be strict with us. */
export async function securityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { directives: policy, useDefaults: false },
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
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", socketTo('ws'), socketTo('wss')],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}
