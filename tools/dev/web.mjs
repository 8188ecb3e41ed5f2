import { createServer } from 'vite'
import { inRoot } from '../setup/root.mjs'

/** Not that of `npm start`: a browser may keep the service worker of a built app under that address. */
const USUAL_PORT = 5173

/**
 * Vite over the sources of the web app.
 * @param {Record<string, import('vite').ProxyOptions>} proxy
 */
export async function startWeb(proxy) {
  const { PORT, HOST } = process.env
  const vite = await createServer({
    root: inRoot('apps', 'web'),
    configFile: inRoot('apps', 'web', 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      proxy,
      host: HOST || '127.0.0.1',
      port: Number(PORT || USUAL_PORT),
      strictPort: Boolean(PORT),
    },
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  if (!address || typeof address !== 'object') throw new Error('Vite listens nowhere')
  return {
    url: `http://localhost:${address.port}`,
    watcher: vite.watcher,
    close: () => vite.close(),
  }
}
