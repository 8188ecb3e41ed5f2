import { createAlert as alertDeclaration } from '@homeward/contract/collaboration/alerts'
import { addDays } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { createAlert } from '../rooms/collaboration/alerts/create-alerts.ts'
import { updateAlert } from '../rooms/collaboration/alerts/update-alert.ts'
import { createComment } from '../rooms/collaboration/comments/create-comment.ts'
import {
  demoAgentAlerts,
  demoAgentTalk,
  demoClientAlerts,
  demoClientTalk,
  demoVisitTalk,
  type DemoComment,
} from './data/talk.ts'
import { daysAgo, demoToday } from './days.ts'
import { findLastFinished, findPeople } from './find-store.ts'
import { readOldRefusals } from './news-store.ts'
import { settle } from './settle.ts'
import { type Cast, cast, onStage, type Stage } from './stage.ts'

type Parent = { parent_type: 'Client' | 'Agent' | 'Visit'; parent_id: string }

/** What people tell each other about clients, visits and each other, and what the product tells them. */
export async function loadCollaboration(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    await loadTalk(stage, players, tx)
    await loadAlerts(stage, players, tx)
    await players.as('manager').enqueue('collaboration.notify_late_visits', {})
    await note(tx)
  })
  await settle(stage)
  await onStage(stage, (tx) => readOldRefusals(tx, { now: stage.now, kept: 2 }))
}

async function loadTalk(stage: Stage, players: Cast, tx: Tx): Promise<void> {
  const { client, caregiver } = await findPeople(tx)
  for (const [name, talk] of Object.entries(demoClientTalk)) {
    await say(stage, players, { parent_type: 'Client', parent_id: client(name).id }, talk)
  }
  for (const [name, talk] of Object.entries(demoAgentTalk)) {
    await say(stage, players, { parent_type: 'Agent', parent_id: caregiver(name) }, talk)
  }
  const visit = await findLastFinished(tx, caregiver('Greene'))
  if (!visit?.check_out_at) return
  const parent = { parent_type: 'Visit', parent_id: visit.id } as const
  const left = players.as('caregiver', new Date(visit.check_out_at))
  const first = await createComment(left, { ...parent, body: demoVisitTalk.caregiver })
  const answer = { ...parent, body: demoVisitTalk.manager, reply_to_id: first.id }
  await createComment(players.as('manager'), answer)
}

async function say(
  stage: Stage,
  players: Cast,
  parent: Parent,
  talk: readonly DemoComment[],
  replyTo?: string,
): Promise<void> {
  for (const { by, days, clock, body, answers = [] } of talk) {
    const who = players.as(by, daysAgo(stage, days, clock))
    const { id } = await createComment(who, { ...parent, body, reply_to_id: replyTo })
    await say(stage, players, parent, answers, id)
  }
}

async function loadAlerts(stage: Stage, players: Cast, tx: Tx): Promise<void> {
  const { client, caregiver } = await findPeople(tx)
  const today = demoToday(stage)
  const manager = players.as('manager')
  const set = async (
    parent: Parent,
    { days, archived, title, body, priority, repeat }: (typeof demoClientAlerts)[number],
  ) => {
    const fields = { ...parent, title, body, priority, repeat, date: addDays(today, days) }
    const { id } = await createAlert(manager, alertDeclaration.input.parse(fields))
    if (archived) await updateAlert(manager, { id, status: 'archived' })
  }
  for (const alert of demoClientAlerts) {
    await set({ parent_type: 'Client', parent_id: client(alert.parent).id }, alert)
  }
  for (const alert of demoAgentAlerts) {
    await set({ parent_type: 'Agent', parent_id: caregiver(alert.parent) }, alert)
  }
}
