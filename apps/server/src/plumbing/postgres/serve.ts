// Runs a PostgreSQL for the program that started this one with an IPC channel, until that program ends or
// asks by closing the channel:  node serve.ts '{"dir":"/tmp/x","durable":false}'
// Says { url } when it answers, or { failure } and ends.
import { systemInstallation } from './binaries.ts'
import { startEmbedded } from './start.ts'

type Request = { dir: string; durable: boolean; systemBin?: string }

const say = (message: { url: string } | { failure: string }) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve())
    else resolve()
  })

async function serve({ dir, durable, systemBin }: Request) {
  const server = await startEmbedded({
    dir,
    durable,
    log: (line) => process.stderr.write(`${line}\n`),
    ...(systemBin ? { installation: systemInstallation(systemBin) } : {}),
  })
  const stop = () => void server.stop()
  process.once('disconnect', stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  await say({ url: server.url })
  await server.ended
  if (process.connected) process.disconnect()
}

try {
  await serve(JSON.parse(process.argv[2] ?? '{}') as Request)
} catch (error) {
  await say({ failure: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
