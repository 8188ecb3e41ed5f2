import { systemTask } from '../jobs/task.ts'
import { sweepSignals } from './signal-store.ts'

/** How long a signal waits to be heard, in milliseconds. */
const life = 60_000

/** Removes signals older than a minute. */
export const sweepTask = systemTask({
  name: 'live.sweep',
  every: '* * * * *',
  async runForSystem(services, { identity }) {
    await sweepSignals(identity, new Date(services.clock().getTime() - life))
  },
})
