import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** The keys derived from one secret, each for one purpose. */
type Key = {
  readonly seal: KeyObject
  readonly index: KeyObject
  readonly audit: KeyObject
  readonly file: KeyObject
}

/** The keys that protected columns are sealed with; the newest seals, all of them open. */
export type Keys = {
  readonly newest: string
  readonly byId: ReadonlyMap<string, Key>
}

/**
 * Reads keys from their written form: `id:base64` pairs with commas between, the newest first, each of 32
 * random bytes. Throws if a key has another length or an ID appears twice.
 */
export function readKeys(written: string): Keys {
  const byId = new Map<string, Key>()
  for (const pair of written.split(',')) {
    const [id, encoded] = pair.trim().split(':')
    const secret = Buffer.from(encoded ?? '', 'base64')
    if (!id || secret.length !== 32) throw new Error('A key must be id:base64 of 32 bytes.')
    if (byId.has(id)) throw new Error(`The key ID ${id} is listed twice.`)
    byId.set(id, {
      seal: derive(secret, 'seal'),
      index: derive(secret, 'index'),
      audit: derive(secret, 'audit'),
      file: derive(secret, 'file'),
    })
  }
  const newest = byId.keys().next().value
  if (!newest) throw new Error('There is no key.')
  return { newest, byId }
}

/** A fresh key in the form that `readKeys` reads. */
export const freshKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`

/** As an object of the key: node looks at bytes anew at each use, which costs more than the hash. */
const derive = (secret: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `homeward:${purpose}`, 32)))

/**
 * Seals a protected value with AES-256-GCM. `place` names table, column and agency: a sealed value
 * that is copied to another place does not open there.
 */
export function seal(keys: Keys, value: string, place: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, keys.newest).seal, nonce)
  cipher.setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${keys.newest}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`
}

/** Opens a sealed value. Throws if the key is unknown or the value was tampered with. */
export function unseal(keys: Keys, sealed: string, place: string): string {
  const [keyId = '', nonce = '', content = ''] = sealed.split('.')
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(keys, keyId).seal,
    Buffer.from(nonce, 'base64url'),
  )
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
}

/** A keyed hash of a value for exact search; upper and lower case and spaces do not matter. */
export const blindIndex = (keys: Keys, value: string, place: string): Buffer =>
  indexOf(keyOf(keys, keys.newest), value, place)

/**
 * The keyed hashes that a value may be indexed under, the newest key's first. Searches take all of them:
 * while keys are rotated, some rows are still indexed with an older one.
 */
export const blindIndexes = (keys: Keys, value: string, place: string): Buffer[] =>
  [...keys.byId.values()].map((key) => indexOf(key, value, place))

const indexOf = (key: Key, value: string, place: string): Buffer =>
  createHmac('sha256', key.index)
    .update(`${place}\0${value.replaceAll(/\s/g, '').toUpperCase()}`)
    .digest()

/** The key of an id. Throws if it is not among the given ones. */
export function keyOf(keys: Keys, id: string): Key {
  const key = keys.byId.get(id)
  if (!key) throw new Error(`The key ${id} is not among those given.`)
  return key
}
