import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

/** The way to a database, which can be closed for a while, as when it restarts. */
export async function aRoad(url: string) {
  const to = new URL(url)
  const socket = decodeURIComponent(to.hostname)
  const there = socket.startsWith('/')
    ? { path: join(socket, `.s.PGSQL.${to.port || 5432}`) }
    : { host: socket, port: Number(to.port || 5432) }
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(there)
    for (const each of [near, far]) {
      open.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        open.delete(each)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const close = async () => {
    const closed = new Promise((resolve) => void server.close(resolve))
    for (const each of open) each.destroy()
    await closed
  }
  const near = new URL(url)
  return {
    url: `postgresql://${near.username}:${near.password}@127.0.0.1:${port}${near.pathname}`,
    close,
    reopen: () => listen(port),
  }
}
