import { type Task, task } from '../../../plumbing/jobs/task.ts'
import { askGeocoder } from './ask-geocoder.ts'

/** The job that asks the geocoder for the addresses that wait. */
export const askTask = 'clients.ask_geocoder'

export const tasks: readonly Task[] = [
  task({
    name: askTask,
    async run(ctx) {
      if (await askGeocoder(ctx)) await ctx.enqueue(askTask, {})
    },
  }),
]
