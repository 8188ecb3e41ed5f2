import type { Task } from '../../../plumbing/jobs/worker.ts'
import { askGeocoder } from './ask-geocoder.ts'

/** The job that asks the geocoder for the addresses that wait. */
export const askTask = 'clients.ask_geocoder'

export const tasks: readonly Task[] = [
  {
    name: askTask,
    async run(ctx) {
      if (await askGeocoder(ctx)) await ctx.enqueue(askTask, {})
    },
  },
]
