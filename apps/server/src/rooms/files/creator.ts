import { type Actor, actorColumns } from '../../plumbing/actor.ts'

/** The columns that say who brought a file: a person, a link, or neither where we made it ourselves. */
export function creatorColumns(actor: Actor): {
  created_by: string | null
  created_by_link: string | null
} {
  const { user_id, link_id } = actorColumns(actor)
  return { created_by: user_id, created_by_link: link_id }
}
