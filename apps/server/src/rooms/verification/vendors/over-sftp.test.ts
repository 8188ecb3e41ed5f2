import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import { beforeEach, expect, test, vi } from 'vitest'
import { anSftpServer } from '../../../testing/sftp-server.ts'
import { openFiles, readFailure } from './over-sftp.ts'
import { NotSent, type VendorAccount } from './vendor.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const keys = () => ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
const usual = { outgoing: 'input', incoming: 'output' }
const soon = () => AbortSignal.timeout(5000)
const file = { name: 'one.csv', bytes: Buffer.from('a|b') }

type Server = Awaited<ReturnType<typeof anSftpServer>>
const account = (
  { endpoint, hostKey }: Pick<Server, 'endpoint' | 'hostKey'>,
  secret: string,
  folders: VendorAccount['settings']['evv']['folders'] = null,
): VendorAccount => ({
  agencyId: 'an-agency',
  id: 'an-account',
  vendor: 'carebridge',
  settings: {
    endpoint,
    account: null,
    user: 'homeward',
    hostKey,
    evv: {
      channel: 'files',
      providerQualifier: null,
      clientQualifier: null,
      agentQualifier: null,
      payerId: null,
      payerProgram: null,
      scope: null,
      mcoId: null,
      withdrawalCode: null,
      withdrawalAction: null,
      changeCode: null,
      changeDays: 365,
      folders,
    },
  },
  secret,
  provider: {
    name: 'Meadowlark Home Care',
    taxId: '121234567',
    npi: '1234567893',
    providerNumber: null,
    timeZone: 'America/New_York',
  },
})

const why = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => readFailure(reason),
  )
  return error instanceof NotSent ? error.why : error
}

test('files go into the usual folders, or into those that the account names, by key', async () => {
  const { public: publicKey, private: secret } = keys()
  const everywhere = ['input', 'output', 'outgoing', 'incoming']
  const server = await anSftpServer({ user: 'homeward', publicKey }, everywhere)
  await openFiles(account(server, secret), usual).put(file, soon())
  expect(await readdir(join(server.folder, 'input'))).toEqual(['one.csv'])
  const named = { outgoing: 'outgoing', incoming: 'incoming' }
  await openFiles(account(server, secret, named), usual).put(file, soon())
  expect(await readdir(join(server.folder, 'outgoing'))).toEqual(['one.csv'])
})

test('a failure says who can help', async () => {
  const { public: publicKey, private: secret } = keys()
  const server = await anSftpServer({ user: 'homeward', publicKey })
  const { private: another } = keys()
  const put = (to: VendorAccount) => openFiles(to, usual).put(file, soon())
  expect(await why(put(account(server, another)))).toBe('sign_in')
  const hostKey = `SHA256:${'A'.repeat(43)}`
  expect(await why(put(account({ ...server, hostKey }, secret)))).toBe('settings')
  server.manner.fault = () => 'cut'
  expect(await why(put(account(server, secret)))).toBe('later')
  const nowhere = account(server, secret)
  nowhere.settings.endpoint = null
  expect(() => openFiles(nowhere, usual)).toThrow('no address')
  expect(readFailure(new Error('cut off'))).toEqual(new Error('cut off'))
})
