import type { Api } from '../api.ts'
import { commentOf } from './phone.ts'

type Event = { id: string; action: string }
type Comment = { id: string; body: string; created_at: string }

/** What the server has of a visit: how often each action arrived, and in which order. */
export async function recordOf(
  owner: Api,
  visit: string,
): Promise<{ counts: number[]; order: string[] }> {
  const of = `record_id=${visit}&items=200`
  const events = await owner.get<Event[]>(`history?record_type=visit&${of}`)
  const comments = await owner.get<Comment[]>(`comments?parent_type=Visit&parent_id=${visit}`)
  // Ids sort by the time at which they were made.
  const arrived = [
    ...events.flatMap(({ id, action }) => (action in names ? [{ id, name: names[action] }] : [])),
    ...comments
      .filter(({ body }) => body === commentOf(visit))
      .map(({ id }) => ({ id, name: 'comment' })),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const order = arrived.map(({ name }) => name ?? '')
  return { order, counts: inOrder.map((name) => order.filter((one) => one === name).length) }
}

const names: Record<string, string> = {
  'visit.checked_in': 'check-in',
  'visit.activity_answered': 'task',
  'visit.signed': 'signature',
  'visit.checked_out': 'check-out',
}

export const inOrder = ['check-in', 'task', 'comment', 'signature', 'check-out']
