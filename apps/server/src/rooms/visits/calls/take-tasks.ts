import { languageOf } from '@homeward/domain/language/languages'
import { callWords, taskCode, taskCodes, wrongEntries } from '@homeward/domain/visits/phone-call'
import { canRecord } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { recordAnswer } from '../capture/answer-activity.ts'
import { stateOf } from '../shown/present-visit.ts'
import { lockVisit } from '../visit-store.ts'
import { type HeldCall, saveCall } from './call-store.ts'
import { ask, hangUp } from './twiml.ts'

type Typed = { wrong: number; visitId: string; digits: string }

/** Records the tasks whose codes were typed as done. All of them or none: a wrong code records nothing. */
export async function takeTasks(
  ctx: Ctx,
  call: HeldCall,
  { wrong, visitId, digits }: Typed,
): Promise<string> {
  const language = languageOf(call.language)
  const over = () => saveCall(ctx.tx, call.id, { state: { step: 'over' } })
  if (digits === '') {
    await over()
    return hangUp(language, callWords.goodbye)
  }
  const visit = found(await lockVisit(ctx.tx, visitId, call.agent_id))
  const { activities } = visit
  if (digits === '0') {
    const codes = activities.map(({ name }, at) => callWords.task(taskCode(at), name))
    return ask(language, 'pound', ...codes, callWords.askTasks)
  }
  const done = taskCodes(digits)?.map((code) => activities[Number(code) - 1])
  if (!done || done.includes(undefined)) {
    if (wrong + 1 >= wrongEntries) {
      await over()
      return hangUp(language, callWords.tooMany)
    }
    await saveCall(ctx.tx, call.id, { state: { step: 'tasks', visitId, wrong: wrong + 1 } })
    return ask(language, 'pound', callWords.wrongTasks)
  }
  await over()
  if (!canRecord(stateOf(visit)).ok) return hangUp(language, callWords.refused)
  for (const activity of done) {
    if (!activity) continue
    const { activity_id } = activity
    await recordAnswer(ctx, visitId, { activity_id, status: 'completed', note: null })
  }
  return hangUp(language, callWords.tasksDone(done.length))
}
