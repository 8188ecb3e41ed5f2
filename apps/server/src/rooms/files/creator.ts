import { type Actor, actorColumns } from '../../plumbing/actor.ts'

/**
 * Whether an actor may name a file by its signed_id: who brought it may, and where nobody did, whoever has
 * the id. What came by link is a person's to name too, for the record of that link.
 */
export function mayName(
  actor: Actor,
  file: { created_by: string | null; created_by_link: string | null },
): boolean {
  if (actor.kind === 'job') return true
  if (actor.kind === 'link') return file.created_by_link === actor.linkId
  return file.created_by === null || file.created_by === actor.userId
}

/** The columns that say who brought a file: a person, a link, or neither where we made it ourselves. */
export function creatorColumns(actor: Actor): {
  created_by: string | null
  created_by_link: string | null
} {
  const { user_id, link_id } = actorColumns(actor)
  return { created_by: user_id, created_by_link: link_id }
}
