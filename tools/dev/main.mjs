// What tools/dev.mjs runs: database, server and Vite, until the channel to it is closed.
import { watchServer } from './changes.mjs'
import { startDemoDatabase } from './database.mjs'
import { freePort } from './port.mjs'
import { proxyTo } from './proxy.mjs'
import { restartable } from './restartable.mjs'
import { startServer } from './server.mjs'
import { startWeb } from './web.mjs'
import { asCommand, atEnd } from '../process/command.mjs'
import { secondsSince, step } from '../setup/progress.mjs'

const stopWanted = new Promise((resolve) => process.once('disconnect', resolve))

async function main() {
  const given = process.env.DATABASE_URL
  const { url: databaseUrl, hosts } = given ? { url: given, hosts: [] } : await startDemoDatabase()
  const port = await freePort()
  /** @type {ReturnType<typeof restartable> | undefined} */
  let server = undefined
  const proxy = proxyTo(`http://127.0.0.1:${port}`, async () => server?.ready())
  const web = await step('web app', () => startWeb(proxy))
  atEnd(() => web.close())

  server = restartable(() => startServer({ port, databaseUrl, publicUrl: web.url, hosts }))
  atEnd(() => server.stop())
  await step('server', () => server.ready())
  watchServer(web.watcher, async (path) => {
    const started = performance.now()
    console.log(`${path} changed: restarting the server`)
    await server.restart()
    if (await server.ready()) console.log(`the server is back after ${secondsSince(started)}`)
  })

  console.log(welcome(web.url, !given))
  await stopWanted
  console.log('stopping …')
}

/** @param {string} url @param {boolean} demo */
const welcome = (url, demo) => `
Homeward is at ${url}
  screens change as they are saved; the server restarts when its sources or a package's are saved
${demo ? '  sign in as owner with the password homeward-demo-2026\n' : ''}
Ctrl-C stops it.
`

await asCommand(main)
