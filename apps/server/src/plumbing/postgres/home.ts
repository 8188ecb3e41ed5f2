import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { canEnter, isRoot, ownerOf, unprivilegedAccount, type Account } from './account.ts'
import { EmbeddedPostgresError } from './failure.ts'

/** The folder of one cluster and the account that runs it. The folder itself is ours. */
export type Home = { path: string; account: Account }

type Log = (line: string) => void

/** Where root keeps a cluster that no other account could reach below the data folder. */
const OUTSIDE = process.platform === 'darwin' ? '/usr/local/var/homeward' : '/var/lib/homeward'

export const clusterFolder = (home: string) => join(home, 'cluster')

/**
 * Finds or makes `<dir>/postgres`. It is a symbolic link to a folder elsewhere where root keeps its data
 * in a place that no unprivileged account can enter, like /root.
 */
export function openHome(dir: string, options: { durable: boolean; log: Log }): Home {
  const isNew = mkdirSync(dir, { recursive: true }) !== undefined
  // Made by us, or thrown away after a test: then others may pass through, and no one needs to go outside.
  if (isRoot() && (isNew || !options.durable)) chmodSync(dir, 0o711)
  const link = join(dir, 'postgres')
  if (!existsSync(link)) makeHome(dir, link, options.log)
  const path = realpathSync(link)
  refuseForeign(path)
  const cluster = clusterFolder(path)
  const account = existsSync(cluster) ? ownerOf(cluster) : unprivilegedAccount()
  if (canEnter(account, path)) return { path, account }
  throw new EmbeddedPostgresError(`user ${account?.uid}, who runs PostgreSQL, cannot enter ${path}`)
}

function makeHome(dir: string, link: string, log: Log) {
  if (lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link) // leads to what is gone
  // Others may pass through, to what is theirs, but see nothing.
  const mode = isRoot() ? 0o711 : 0o700
  if (canEnter(unprivilegedAccount(), dir)) {
    mkdirSync(link)
    chmodSync(link, mode)
    return
  }
  mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 })
  const outside = mkdtempSync(join(OUTSIDE, 'cluster-'))
  chmodSync(outside, mode)
  symlinkSync(outside, link)
  log(`PostgreSQL cannot run as root, nor any other user enter ${dir}: its files are in ${outside}`)
}

function refuseForeign(path: string) {
  const { uid } = lstatSync(path)
  if (process.getuid === undefined || isRoot() || uid === process.getuid()) return
  throw new EmbeddedPostgresError(
    `the data in ${path} belongs to another user (id ${uid}): start as that user, or set DATA_DIR to another folder`,
  )
}
