import { actions, type AuditAction, type Topic, topics } from '@homeward/contract/signals'
import type { Ctx } from '../context.ts'

/** The act of this name. Throws where the contract declares none. */
export function actionOf(name: string): AuditAction {
  if (!isAction(name)) throw new Error(`The contract declares no act ${name}.`)
  return name
}

/** The topic of this name. Throws where the contract declares none. */
function topicOf(name: string): Topic {
  if (!isTopic(name)) throw new Error(`The contract declares no topic ${name}.`)
  return name
}

const isAction = (name: string): name is AuditAction => Object.hasOwn(actions, name)
const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name)

/** Records an act on a plain record and tells open screens of it. */
export const tell = (
  ctx: Ctx,
  type: string,
  act: string,
  told: { id: string; before?: object; after?: object },
): Promise<void> => {
  const action = actionOf(`${type}.${act}`)
  return ctx.changed(
    { action, type: actions[action], ...told },
    { topic: topicOf(type), id: told.id },
  )
}
