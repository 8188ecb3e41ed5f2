import type { AuditEvent } from '@homeward/contract/identity/audit'

export type Event = Pick<
  AuditEvent,
  'id' | 'at' | 'actor' | 'action' | 'record_type' | 'changes' | 'request_id'
>

/** What one request did to a record: one event or several that belong together. Never empty. */
export type Act = { id: string; at: string; actor: string; events: readonly Event[] }

/** Events that stand side by side and come from one request of one person are one act. */
export const actsOf = (events: readonly Event[]): Act[] => {
  const acts: { id: string; at: string; actor: string; request: string; events: Event[] }[] = []
  for (const event of events) {
    const { id, at, actor, request_id: request } = event
    const last = acts.at(-1)
    // The newest event comes first; within an act they are told in the order in which they happened.
    if (last && request !== '' && last.request === request && last.actor === actor)
      last.events.unshift(event)
    else acts.push({ id, at, actor, request, events: [event] })
  }
  return acts
}
