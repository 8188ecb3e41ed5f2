import { v7 as uuid } from 'uuid'
import { appendEvents, type AuditEvent, auditEvents } from '../../plumbing/audit/record.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { demoAgencyId } from '../data/agency.ts'
import { type BegunVisit, findActivities, findAsked, findBegun } from '../find-store.ts'
import { seededRandom } from '../random.ts'
import { type Cast, cast, onStage, type Stage } from '../stage.ts'
import { storeSignature } from '../store-signature.ts'
import { writeAnswers, writeSignatures, writeVisits } from './history-store.ts'
import { answersOf, signatureOf } from './home-papers.ts'
import { hasStory } from './names.ts'
import { type Deed, play } from './play.ts'
import { countTables } from './statistics-store.ts'
import { tellCrowdStory, troublesOf } from './story.ts'

/**
 * Plays the visits of the crowd up to now. The rules decide what becomes of each; what they say is
 * written for all at once, with the audit events that the verbs would have left.
 */
export async function loadCrowdHistory(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    const office = players.as('manager')
    const random = seededRandom(1968)
    const activities = await findActivities(tx)
    const askedOf = await findAsked(tx)
    const begun = (await findBegun(tx, stage.now)).filter((visit) => !hasStory(visit))
    const troubles = troublesOf(begun, stage.now)
    const files = await storeSignatures(begun, players, stage)
    const played = begun.map((visit) => {
      const story = tellCrowdStory(visit, stage.now, random, troubles.get(visit.id))
      const chosen = askedOf.get(visit.shift_id ?? '')
      const asked = (activities.get(visit.service_id) ?? []).filter(
        (id) => !chosen || chosen.has(id),
      )
      const { visit: after, deeds } = play(visit, story, stage, random)
      const answers = answersOf(after, story, asked)
      const fileId = files.get(visit.client_id)
      const signed = story.signed && after.check_out_at !== null && fileId !== undefined
      const signature = signed
        ? signatureOf(visit, after, { fileId, activities: asked, answers })
        : null
      return { visit: after, deeds, answers, signatures: signature ? [signature] : [] }
    })
    const { actor } = office
    if (actor.kind !== 'person') throw new Error('The office is a person.')
    await writeVisits(
      tx,
      demoAgencyId,
      played.map(({ visit }) => visit),
      actor,
    )
    await writeAnswers(
      tx,
      played.flatMap(({ answers }) => answers),
    )
    await writeSignatures(
      tx,
      played.flatMap(({ signatures }) => signatures),
    )
    const record = recorder(stage, players)
    const deeds = played.flatMap((one) =>
      one.deeds.map((deed) => ({ ...deed, agentId: one.visit.agent_id })),
    )
    await appendEvents(tx, deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(record))
    await note(tx)
  })
  await countTables(stage, 'visits')
}

/** How each client signs, as their caregivers took it. */
async function storeSignatures(begun: readonly BegunVisit[], players: Cast, stage: Stage) {
  const files = new Map<string, string>()
  for (const { client_id, agent_id, last_name } of begun) {
    if (files.has(client_id) || agent_id === null) continue
    const { id } = await storeSignature(players.asAgent(agent_id, stage.now), last_name)
    files.set(client_id, id)
  }
  return files
}

const recorder =
  ({ services }: Stage, players: Cast) =>
  ({ by, at, entry, agentId }: Deed & { agentId: string | null }): AuditEvent => {
    const { actor } =
      by === 'office' || agentId === null ? players.as('manager', at) : players.asAgent(agentId, at)
    const who = { agencyId: demoAgencyId, actor, requestId: uuid() }
    const [event] = auditEvents({ keys: services.keys, clock: () => at }, who, [entry])
    if (!event) throw new Error('A deed left no event.')
    return event
  }
