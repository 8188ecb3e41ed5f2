import { caregiverBody } from '@homeward/evv/hhaexchange/caregiver-body'
import { payerIdOf } from '@homeward/evv/hhaexchange/naming'
import { isSameVisit, visitBody, type VisitBody } from '@homeward/evv/hhaexchange/visit-body'
import type { EvvAgent, EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { ask, type Call, type Reply } from './ask.ts'
import { lookUp } from './look-up.ts'
import type { Service } from './service.ts'
import { accepted, type Verdict, verdictOn, verdictOnAdded } from './verdict.ts'

/** How one record is talked about: each call and reply is noted for its attempt. */
type Talk = {
  service: Service
  signal: AbortSignal
  said: (text: string) => void
  heard: (text: string) => void
}

/** POST /caregivers adds a caregiver or changes the one with this ID, so it may be repeated. */
export async function tellCaregiver(agent: EvvAgent, talk: Talk): Promise<Verdict> {
  const body = caregiverBody(agent, talk.service.naming)
  const reply = await speak(talk, { method: 'POST', path: 'caregivers', body })
  const verdict = verdictOn(reply)
  // The status says it; a call that asks after the transaction of a caregiver is not published.
  return verdict.kind === 'waiting' ? accepted(null) : verdict
}

/** Adds, changes or deletes a visit. One that may be there under a key that we do not have is looked up first. */
export async function tellVisit(telling: Telling<EvvVisit>, talk: Talk): Promise<Verdict> {
  const { record: visit, vendorKey, known, maybeKnown } = telling
  const held = vendorKey === null && (known || maybeKnown) ? await find(visit.id, talk) : null
  const key = vendorKey ?? held?.evvmsid ?? null
  if (visit.state === 'void') return key === null ? accepted(null) : withdraw(key, talk)
  const body = visitBody({ ...telling, vendorKey: key }, talk.service.naming)
  if (key === null) return add(body, talk)
  if (held && isSameVisit(held.visit, body)) return accepted(key)
  if (!hasOtherPayer(telling, body, talk)) {
    const reply = await change(key, body, talk)
    if (reply.status !== 404) return withKey(verdictOn(reply), key)
    // It was deleted there, as a visit is whose approval was taken back for a while.
  } else {
    const gone = await withdraw(key, talk)
    if (!isGone(gone)) return gone
  }
  // The answer to adding it again may be what was lost.
  return maybeKnown && vendorKey !== null
    ? tellVisit({ ...telling, vendorKey: null }, talk)
    : add({ ...body, evvmsid: null }, talk)
}

/** A visit stays with the payer that it was added for: for another one it is deleted and added. */
const hasOtherPayer = ({ earlier }: Telling<EvvVisit>, body: VisitBody, { service }: Talk) => {
  const before = earlier?.at(-1)
  return before !== undefined && payerIdOf(service.naming, before) !== body.payerId
}

const isGone = (verdict: Verdict): boolean =>
  verdict.kind === 'waiting' ||
  (verdict.kind === 'answered' && verdict.answer.outcome === 'accepted')

async function find(visitId: string, talk: Talk) {
  const { held, reply, path } = await lookUp(talk.service, visitId, talk.signal)
  talk.said(`GET ${path}`)
  talk.heard(inText(reply))
  return held
}

/** Visits are taken as a list; one of one, so that a transaction belongs to one visit. */
const add = async (body: VisitBody, talk: Talk): Promise<Verdict> =>
  verdictOnAdded(await speak(talk, { method: 'POST', path: 'visits', body: [body] }))

const change = (key: string, body: VisitBody, talk: Talk): Promise<Reply> =>
  speak(talk, { method: 'PUT', path: `visits/${encodeURIComponent(key)}`, body })

async function withdraw(key: string, talk: Talk): Promise<Verdict> {
  const path = `visits/${encodeURIComponent(key)}`
  const reply = await speak(talk, { method: 'DELETE', path })
  return reply.status === 404 ? accepted(null) : verdictOn(reply)
}

/** An accepted change keeps the key that it was sent with. */
const withKey = (verdict: Verdict, key: string): Verdict =>
  verdict.kind === 'answered'
    ? { ...verdict, answer: { ...verdict.answer, vendorKey: verdict.answer.vendorKey ?? key } }
    : verdict

async function speak({ service, signal, said, heard }: Talk, call: Call): Promise<Reply> {
  const body = call.body === undefined ? '' : `\n${JSON.stringify(call.body, null, 2)}`
  said(`${call.method} ${call.path}${body}`)
  const reply = await ask(service, call, signal)
  heard(inText(reply))
  return reply
}

const inText = ({ status, text }: Reply): string => `${status}\n${text}`.trim()
