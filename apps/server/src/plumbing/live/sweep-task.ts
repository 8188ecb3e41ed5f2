import { systemTask } from '../jobs/task.ts'
import { sweepSignals } from './signal-store.ts'

/** How long what somebody said waits to be heard, in milliseconds. */
const life = 60_000

/** Forgets what people said to each other a minute ago. */
export const sweepTask = systemTask({
  name: 'live.sweep',
  every: '* * * * *',
  async runForSystem(services, { identity }) {
    await sweepSignals(identity, new Date(services.clock().getTime() - life))
  },
})
