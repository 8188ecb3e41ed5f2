import { expect, test, vi } from 'vitest'
import { NotPublic, reachable } from './public-url.ts'

const reach = (allowed: string) => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', allowed)
  return reachable('http://127.0.0.1:4100/token')
}

test.each(['allow', '127.0.0.1:4100', '10.0.0.7:443, 127.0.0.1:4100'])(
  'a service of this machine is reached with OUTBOUND_PRIVATE_ADDRESSES "%s"',
  async (allowed) => {
    expect((await reach(allowed)).address).toBe('127.0.0.1')
  },
)

test.each(['', '127.0.0.1:4101', '127.0.0.1'])(
  'a service of this machine is not reached with OUTBOUND_PRIVATE_ADDRESSES "%s"',
  async (allowed) => {
    await expect(reach(allowed)).rejects.toBeInstanceOf(NotPublic)
  },
)
