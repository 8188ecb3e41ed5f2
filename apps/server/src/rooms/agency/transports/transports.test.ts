import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anSftpServer } from '../../../testing/sftp-server.ts'
import { folderTransport } from './folder.ts'
import { httpsTransport } from './https.ts'
import { sftpTransport } from './sftp.ts'
import { largestFile, NotHandedOver } from './transport.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const modifiedAt = '2026-11-02T19:00:00.000Z'
const parcel = { name: '837P_NC_000000001.edi', bytes: Buffer.from('ISA*00~') }
const soon = () => AbortSignal.timeout(5000)

const refused = async (work: Promise<unknown>): Promise<NotHandedOver> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(NotHandedOver)
  return error as NotHandedOver
}

describe('a folder', () => {
  const aFolder = async () => {
    const root = await mkdtemp(join(tmpdir(), 'homeward-exchange-'))
    onTestFinished(() => rm(root, { recursive: true, force: true }))
    vi.stubEnv('EXCHANGE_DIR', root)
    return { root, transport: folderTransport('an-agency', 'availity') }
  }

  test('gets a file whole, once, and never replaces another of its name', async () => {
    const { root, transport } = await aFolder()
    expect(await transport.has(parcel, soon())).toBe(false)
    await transport.put(parcel, soon())
    await transport.put(parcel, soon())
    const outgoing = join(root, 'an-agency', 'availity', 'outgoing')
    expect(await readdir(outgoing)).toEqual([parcel.name])
    expect(await transport.has(parcel, soon())).toBe(true)
    const other = { ...parcel, bytes: Buffer.from('another file') }
    expect(await refused(transport.put(other, soon()))).toMatchObject({ later: false })
    expect(await readFile(join(outgoing, parcel.name), 'utf8')).toBe('ISA*00~')
  })

  test('lists what waits, but nothing hidden', async () => {
    const { root, transport } = await aFolder()
    expect(await transport.list(soon())).toEqual([])
    const incoming = join(root, 'an-agency', 'availity', 'incoming')
    await writeFile(join(incoming, '.half.999'), 'x')
    const one = join(incoming, 'one.999')
    await writeFile(one, 'ISA')
    await utimes(one, new Date(modifiedAt), new Date(modifiedAt))
    expect(await transport.list(soon())).toEqual([{ name: 'one.999', size: 3, modifiedAt }])
    expect(await transport.get('one.999', soon())).toEqual(Buffer.from('ISA'))
    await truncate(one, largestFile + 1)
    await expect(transport.get('one.999', soon())).rejects.toThrow('larger than 30 MB')
  })
})

describe('an SFTP server', () => {
  const signIn = { user: 'homeward', password: 'right horse' }
  const connected = async (changed: Partial<Parameters<typeof sftpTransport>[0]> = {}) => {
    const server = await anSftpServer(signIn)
    const { endpoint, hostKey } = server
    const { user, password: secret } = signIn
    return { server, transport: sftpTransport({ endpoint, user, secret, hostKey, ...changed }) }
  }

  test('gets a file whole, once, and never replaces another of its name', async () => {
    const { server, transport } = await connected()
    expect(await transport.has(parcel, soon())).toBe(false)
    await transport.put(parcel, soon())
    await transport.put(parcel, soon())
    expect(await readdir(join(server.folder, 'outgoing'))).toEqual([parcel.name])
    expect(await transport.has(parcel, soon())).toBe(true)
    const other = { ...parcel, bytes: Buffer.from('another file') }
    expect(await refused(transport.put(other, soon()))).toMatchObject({ later: false })
    const one = join(server.folder, 'incoming', 'one.999')
    await writeFile(one, 'ISA')
    await utimes(one, new Date(modifiedAt), new Date(modifiedAt))
    expect(await transport.list(soon())).toEqual([{ name: 'one.999', size: 3, modifiedAt }])
    expect((await transport.get('one.999', soon())).toString()).toBe('ISA')
    expect(await transport.test(soon())).toBe('The server accepted the sign-in; files waiting: 1.')
  })

  test('puts and fetches in the folders that it is told', async () => {
    const server = await anSftpServer(signIn, ['Inbox', 'Outbox'])
    const { user, password: secret } = signIn
    const { endpoint, hostKey, folder } = server
    const folders = { outgoing: 'Inbox', incoming: 'Outbox' }
    const transport = sftpTransport({ endpoint, user, secret, hostKey, folders })
    await transport.put(parcel, soon())
    expect(await readdir(join(folder, 'Inbox'))).toEqual([parcel.name])
    await writeFile(join(folder, 'Outbox', 'one.csv'), 'x')
    expect(await transport.list(soon())).toMatchObject([{ name: 'one.csv', size: 1 }])
    expect(await transport.test(soon())).toContain('files waiting: 1')
    const usual = sftpTransport({ endpoint, user, secret, hostKey })
    await expect(usual.test(soon())).rejects.toThrow('There is no folder outgoing.')
  })

  test('has a file only if it holds its very bytes; one not to be read back goes by its size', async () => {
    const { server, transport } = await connected()
    const outgoing = join(server.folder, 'outgoing', parcel.name)
    await writeFile(outgoing, 'ISA*99~')
    expect(await transport.has(parcel, soon())).toBe(false)
    expect(await refused(transport.put(parcel, soon()))).toMatchObject({ later: false })
    server.manner.writeOnly.add(`outgoing/${parcel.name}`)
    expect(await transport.has(parcel, soon())).toBe(true)
  })

  test('whose file is larger than it says breaks off at the limit', async () => {
    const { server, transport } = await connected()
    const large = join(server.folder, 'incoming', 'large.999')
    await writeFile(large, '')
    await truncate(large, largestFile + 1)
    await expect(transport.get('large.999', soon())).rejects.toThrow('too large')
    server.manner.sizes.set('incoming/large.999', 3)
    const whole = transport.get('large.999', AbortSignal.timeout(30_000))
    await expect(whole).rejects.toThrow('larger than 30 MB')
  }, 60_000)

  test('with another host key gets neither password nor file', async () => {
    const { server, transport } = await connected({ hostKey: `SHA256:${'A'.repeat(43)}` })
    const error = await refused(transport.put(parcel, soon()))
    expect(error).toMatchObject({ later: false })
    expect(error.message).toContain(server.hostKey)
    expect(await readdir(join(server.folder, 'outgoing'))).toEqual([])
  })

  test('whose key is not known yet is told apart, so that a person can compare it', async () => {
    const { server, transport } = await connected({ hostKey: null })
    expect((await refused(transport.test(soon()))).message).toContain(
      `shows the host key ${server.hostKey}`,
    )
  })

  test('that refuses the sign-in waits for a person; one that is away is tried again', async () => {
    const { transport } = await connected({ secret: 'wrong' })
    expect(await refused(transport.put(parcel, soon()))).toMatchObject({
      later: false,
      message: 'The server rejected the user name, password or key.',
    })
    const away = await connected({ endpoint: 'sftp://127.0.0.1:1' })
    expect(await refused(away.transport.put(parcel, soon()))).toMatchObject({ later: true })
  })

  test('a private key that cannot be read sends nothing', async () => {
    const { transport } = await connected({ secret: '-----BEGIN OPENSSH PRIVATE KEY-----\nx' })
    expect(await refused(transport.put(parcel, soon()))).toMatchObject({
      later: false,
      message: 'The private key cannot be read.',
    })
  })

  test('a private key that cannot be read stays one refusal once time runs out', async () => {
    const { transport } = await connected({ secret: '-----BEGIN OPENSSH PRIVATE KEY-----' })
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    onTestFinished(() => void process.off('unhandledRejection', unheard))
    const time = new AbortController()
    await refused(transport.list(time.signal))
    time.abort()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(unheard).not.toHaveBeenCalled()
  })

  test('that is cut off after the file has its name leaves it open whether it arrived', async () => {
    const { server, transport } = await connected()
    server.manner.dropAfterRename = true
    const cut = await transport.put(parcel, soon()).then(
      () => null,
      (error: unknown) => error,
    )
    expect(cut).toBeInstanceOf(Error)
    expect(cut).not.toBeInstanceOf(NotHandedOver)
    expect(await transport.has(parcel, soon())).toBe(true)
  })
})

describe('an HTTPS service', () => {
  const aService = async (
    serve: (request: IncomingMessage, response: ServerResponse) => void,
    secret = { user: 'homeward', secret: 'right' },
  ) => {
    const server = createServer(serve).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    return httpsTransport({ endpoint: `http://127.0.0.1:${port}/edi/`, ...secret })
  }

  const listed = ['one.999', '../two', 3, { name: 'a.999', size: 5, modified: modifiedAt }]

  const keeping = (writeOnly = false) => {
    const kept = new Map<string, Buffer>()
    return {
      kept,
      serve: (request: IncomingMessage, response: ServerResponse) => {
        const path = request.url ?? ''
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const found = kept.get(path)
          const known =
            request.headers.authorization ===
            `Basic ${Buffer.from('homeward:right').toString('base64')}`
          if (!known) response.writeHead(401).end()
          else if (path === '/edi/incoming') response.end(JSON.stringify(listed))
          else if (request.method === 'PUT' && found) response.writeHead(412).end()
          else if (request.method === 'PUT') {
            kept.set(path, Buffer.concat(chunks))
            response.writeHead(201).end()
          } else if (found && request.method === 'GET' && writeOnly) response.writeHead(405).end()
          else if (found) response.writeHead(200, { 'content-length': found.length }).end(found)
          else response.writeHead(404).end()
        })
      },
    }
  }

  test('gets a file once, tells whether it has it, and lists what waits', async () => {
    const { kept, serve } = keeping()
    const transport = await aService(serve)
    expect(await transport.has(parcel, soon())).toBe(false)
    await transport.put(parcel, soon())
    await transport.put(parcel, soon())
    expect([...kept.keys()]).toEqual([`/edi/outgoing/${parcel.name}`])
    expect(await transport.has(parcel, soon())).toBe(true)
    const other = { ...parcel, bytes: Buffer.from('another file') }
    expect(await refused(transport.put(other, soon()))).toMatchObject({ later: false })
    expect(await transport.list(soon())).toEqual([
      { name: 'a.999', size: 5, modifiedAt },
      { name: 'one.999', size: null, modifiedAt: null },
    ])
  })

  test('has a file only if it holds its very bytes; one not to be read back goes by its length', async () => {
    for (const writeOnly of [false, true]) {
      const { kept, serve } = keeping(writeOnly)
      const transport = await aService(serve)
      kept.set(`/edi/outgoing/${parcel.name}`, Buffer.from('ISA*99~'))
      expect(await transport.has(parcel, soon())).toBe(writeOnly)
      kept.set(`/edi/outgoing/${parcel.name}`, Buffer.from('ISA'))
      expect(await transport.has(parcel, soon())).toBe(false)
    }
  })

  test('that answers without an end breaks off at the limit', async () => {
    const endless = await aService((_request, response) => {
      const piece = Buffer.alloc(1_000_000)
      const more = () => {
        while (!response.destroyed && response.write(piece));
      }
      response.on('drain', more)
      more()
    })
    const whole = endless.get('one.999', AbortSignal.timeout(30_000))
    await expect(whole).rejects.toThrow('larger than 30 MB')
  }, 60_000)

  test('that refuses the sign-in, or is away, certainly has nothing', async () => {
    const transport = await aService(keeping().serve, { user: 'homeward', secret: 'wrong' })
    expect(await refused(transport.put(parcel, soon()))).toMatchObject({ later: false })
    const away = httpsTransport({ endpoint: 'http://127.0.0.1:1', user: null, secret: null })
    expect(await refused(away.put(parcel, soon()))).toMatchObject({ later: true })
  })

  test('that fails, or does not answer in time, may have the file', async () => {
    const broken = await aService((_request, response) => void response.writeHead(500).end())
    const failed = await broken.put(parcel, soon()).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(NotHandedOver)
    const silent = await aService(() => undefined)
    const late = await silent.put(parcel, AbortSignal.timeout(200)).catch((error: unknown) => error)
    expect(late).toBeInstanceOf(Error)
    expect(late).not.toBeInstanceOf(NotHandedOver)
  })

  test('inside the network of the server is not asked unless the operator allows it', async () => {
    vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', '')
    const inside = httpsTransport({ endpoint: 'https://127.0.0.1', user: null, secret: null })
    expect((await refused(inside.put(parcel, soon()))).message).toContain('private network')
    const sftp = { endpoint: 'sftp://127.0.0.1', user: null, secret: null, hostKey: null }
    expect((await refused(sftpTransport(sftp).put(parcel, soon()))).message).toContain(
      'private network',
    )
  })
})
