import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What happens to a request: it arrives, it is cut off, its answer is lost, or the server falls over. */
type Fate = 'arrives' | 'cut_off' | 'answer_lost' | 'fails'

export type Network = {
  readonly url: string
  /** Decides about each request of the API from now on. */
  decide(fate: (method: string) => Fate): void
  /** Serves a service worker that differs from the one before, as a new version would. */
  release(): void
  close(): Promise<void>
}

/** A network between browser and product that can be troubled on purpose. */
export async function troubledNetwork(target: string): Promise<Network> {
  const { hostname, port } = new URL(target)
  let fateOf: (method: string) => Fate = () => 'arrives'
  let version = 0

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, fate: Fate) => {
    const { method, url: path } = incoming
    // A new version has another content, so it must not be answered with "as before".
    const renewed = path === '/sw.js' && version > 0
    const headers = { ...incoming.headers }
    if (renewed) delete headers['if-none-match']
    if (renewed) delete headers['if-modified-since']
    // What is put behind it can be read only where it is not compressed.
    if (renewed) delete headers['accept-encoding']
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      if (fate === 'answer_lost') {
        answer.resume().once('end', () => outgoing.destroy())
        return
      }
      const answered = { ...answer.headers }
      if (renewed) delete answered['content-length']
      outgoing.writeHead(answer.statusCode ?? 502, answered)
      answer.pipe(outgoing, { end: !renewed })
      if (renewed) answer.once('end', () => outgoing.end(`\n// version ${version}\n`))
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    const ofApi = /^\/(api\/v1\/|health)/.test(incoming.url ?? '')
    const fate = ofApi ? fateOf(incoming.method ?? 'GET') : 'arrives'
    if (fate === 'cut_off') incoming.socket.destroy()
    else if (fate === 'fails') outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('no')
    else pass(incoming, outgoing, fate)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // The live channel goes through untouched.
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ''}`] : [],
      )
      onward.write(`GET ${incoming.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    for (const end of [onward, socket]) end.on('error', () => end.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The network has no port.')

  return {
    url: `http://127.0.0.1:${address.port}`,
    decide: (fate) => {
      fateOf = fate
    },
    release: () => {
      version += 1
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Of ten requests three are lost, every second of them after it arrived; the same ones each time. */
export function thirtyPercentLoss(): (method: string) => Fate {
  let asked = 0
  return () => {
    asked += 1
    if (asked % 10 === 2 || asked % 10 === 8) return 'cut_off'
    return asked % 10 === 5 ? 'answer_lost' : 'arrives'
  }
}
