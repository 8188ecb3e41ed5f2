import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { signedIdOf } from '../rooms/files/door.ts'
import { answerActivity } from '../rooms/visits/capture/answer-activity.ts'
import { cancelVisit } from '../rooms/visits/endings/cancel-visit.ts'
import { checkIn } from '../rooms/visits/capture/check-in.ts'
import { checkOut } from '../rooms/visits/capture/check-out.ts'
import { signVisit } from '../rooms/visits/capture/sign-visit.ts'
import { hasStory } from './crowd/names.ts'
import { demoForgotten } from './data/plans.ts'
import { type BegunVisit, findActivities, findBegun } from './find-store.ts'
import { type Random, seededRandom } from './random.ts'
import { storeSignature } from './store-signature.ts'
import { type Cast, cast, onStage, type Stage } from './stage.ts'
import { punch } from './punch.ts'
import { type Story, tellStory } from './visit-story.ts'

const dayMs = 86_400_000

/** Plays the visits up to now: what caregivers did at the homes, in the order in which they did it. */
export async function loadHistory(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    const activities = await findActivities(tx)
    const random = seededRandom(42)
    const begun = (await findBegun(tx, stage.now)).filter(hasStory)
    const halfADayAgo = new Date(stage.now.getTime() - dayMs / 2).toISOString()
    const forgotten = begun.findLast(
      ({ last_name: name, ends_at: end }) => name === demoForgotten && end < halfADayAgo,
    )
    for (const visit of begun) {
      const told = tellStory(visit, stage.now, random)
      const story = visit === forgotten ? { ...told, canceled: null, checkOutAt: null } : told
      await play(players, visit, story, {
        random,
        activities: activities.get(visit.service_id) ?? [],
      })
    }
    await note(tx)
  })
}

/** What a visit needs besides itself. */
type Props = { random: Random; activities: readonly string[] }

async function play(
  players: Cast,
  visit: BegunVisit,
  story: Story,
  { random, activities }: Props,
): Promise<void> {
  const { id, agent_id: agentId } = visit
  if (story.canceled) {
    const dayBefore = new Date(Date.parse(visit.starts_at) - dayMs)
    await cancelVisit(players.as('manager', dayBefore), {
      id,
      reason: story.canceled,
      canceled_by: 'client',
    })
    return
  }
  if (!story.checkInAt || !agentId) return
  const at = (minutes: number) =>
    players.asAgent(agentId, new Date((story.checkInAt?.getTime() ?? 0) + minutes * 60_000))
  await checkIn(at(0), { id, ...punch(story.checkInAt, visit, story.metres, random) })
  const until = story.checkOutAt
  if (!until) return
  for (const [turn, activity] of activities.slice(0, story.answers).entries()) {
    const refused = turn === story.answers - 1 && story.refusal !== null
    await answerActivity(at(10 + turn * 12), {
      id,
      activity_id: activity,
      status: refused ? 'rejected' : 'completed',
      note: refused ? story.refusal : null,
    })
  }
  const end = players.asAgent(agentId, until)
  if (story.signed) await sign(end, visit, until)
  await checkOut(end, { id, ...punch(until, visit, story.metres, random) })
}

async function sign(ctx: Ctx, visit: BegunVisit, at: Date): Promise<void> {
  const file = await storeSignature(ctx, visit.last_name)
  await signVisit(ctx, {
    id: visit.id,
    signed_id: signedIdOf(ctx, file.id),
    signed_by: `${visit.first_name} ${visit.last_name}`,
    at: at.toISOString(),
  })
}
