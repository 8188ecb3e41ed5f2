/** What the server answers itself; every other address is a screen or a source of the web app. */
const SERVERS = '^/(api|live|health|ready)([/?]|$)'

/**
 * Vite's proxy for the one address that a browser knows. The host stays that of the browser, by which the
 * server recognizes its own pages when they open a socket.
 * @param {string} target the server's address
 * @param {() => Promise<unknown>} ready requests wait for it, so that a restart is a pause and no failure
 * @returns {Record<string, import('vite').ProxyOptions>}
 */
export const proxyTo = (target, ready) => ({
  [SERVERS]: {
    target,
    ws: true,
    changeOrigin: false,
    bypass: async () => {
      await ready()
    },
  },
})
