import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './private-networks.ts'

/** An address to which this process does not connect for an agency; the message is for people. */
export class NotPublic extends Error {}

/**
 * Whether the operator of the server lets agencies name this service inside its own network:
 * OUTBOUND_PRIVATE_ADDRESSES=allow, or a list with its host and port. An agency cannot decide that.
 */
const privateAllowed = ({ host }: URL): boolean => {
  const allowed = (process.env.OUTBOUND_PRIVATE_ADDRESSES ?? '').split(/[\s,]+/)
  return allowed.includes('allow') || allowed.includes(host)
}

type Reachable = { url: URL; address: string; family: 4 | 6 }

/**
 * The address to connect to for a URL that an agency wrote. The name is resolved here, once, and the
 * connection goes to exactly that address. A later answer of a name server changes nothing. Throws
 * NotPublic if it has another scheme, carries a user, is not found, or lies in a private network.
 */
export async function reachable(
  written: string,
  scheme: 'https' | 'sftp' = 'https',
): Promise<Reachable> {
  const url = new URL(written)
  const inside = privateAllowed(url)
  if (url.protocol !== `${scheme}:` && !inside)
    throw new NotPublic(`The address must begin with ${scheme}://.`)
  if (url.username || url.password) throw new NotPublic('The address must not contain a password.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw new NotPublic(`The host ${host} was not found.`)
  if (!inside && !found.every(({ address }) => isPublicAddress(address))) {
    throw new NotPublic(`${host} is on a private network.`)
  }
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 }
}
