import type { Visit } from '@homeward/contract/visits/visits'
import { t } from '../../../plumbing/language/translate.ts'

const sentences = {
  done: (done: number, all: number) => t('{done} of {all} done', { done, all }),
  refused: (done: number, all: number, refused: number) =>
    t('{done} of {all} done, {refused} refused', { done, all, refused }),
  notDone: (done: number, all: number, not: number) =>
    t('{done} of {all} done, {not} not done', { done, all, not }),
  both: (done: number, all: number, refused: number, not: number) =>
    t('{done} of {all} done, {refused} refused, {not} not done', { done, all, refused, not }),
}

type Activities = Visit['activities']

/** How many of the tasks stand so. */
export const count = (activities: Activities, status: Activities[number]['status']): number =>
  activities.filter((activity) => activity.status === status).length

/** How far the tasks are, in words. */
export const taskWords = (activities: Activities): string => {
  const all = activities.length
  const done = count(activities, 'completed')
  const refused = count(activities, 'rejected')
  const not = count(activities, 'other')
  if (refused > 0 && not > 0) return sentences.both(done, all, refused, not)
  if (refused > 0) return sentences.refused(done, all, refused)
  return not > 0 ? sentences.notDone(done, all, not) : sentences.done(done, all)
}
