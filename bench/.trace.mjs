import { readFileSync } from 'node:fs'
import pg from 'pg'
const [tree, urlfile, method, path, body] = process.argv.slice(2)
process.env.NODE_ENV='production'
const { tokenOf } = await import(tree + '/bench/seed/ids.ts')
const { openDatabase } = await import(tree + '/apps/server/src/plumbing/db/pool.ts')
const { benchServer } = await import(tree + '/bench/servers/app.ts')
let on = false
const orig = pg.Client.prototype.query
pg.Client.prototype.query = function (q, v, cb) {
  const text = (q.text ?? q).toString()
  const own = q
  const t = performance.now()
  const hook = (o) => { const c = o.callback; if (c) o.callback = (e, r) => { if (on) console.log((performance.now() - t).toFixed(2).padStart(7), text.replace(/\s+/g, ' ').slice(0, 110)); c(e, r) } }
  return orig.call(this, q, v, cb)
}
const Q = pg.Query.prototype.submit
const hr = pg.Query.prototype.handleReadyForQuery
pg.Query.prototype.handleReadyForQuery = function (c) { if (on) console.log('  done', (performance.now() - last).toFixed(2), String(this.text).replace(/\s+/g, ' ').slice(0, 100)); last = performance.now(); return hr.call(this, c) }
let last = 0
const db = openDatabase(readFileSync(urlfile, 'utf8').trim(), { size: 1 })
const server = await benchServer(db)
for (let i = 0; i < 9; i++) {
  on = i === 8
  const t = performance.now(); last = t
  const r = await server.inject({ method, url: '/api/v1' + path, payload: body, headers: { authorization: 'Bearer ' + tokenOf(1), ...(body && { 'content-type': 'application/json', 'idempotency-key': 'x-' + Date.now() + '-abc' + i }) } })
  if (i > 6) console.log(r.statusCode, (performance.now() - t).toFixed(1) + ' ms', r.body.length, r.statusCode >= 400 ? r.body.slice(0, 200) : '')
}
process.exit()
