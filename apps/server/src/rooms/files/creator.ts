import { type Actor, actorColumns } from '../../plumbing/actor.ts'

/**
 * Whether an actor may name a file by its signed_id: its uploader may; without an uploader, anyone with the
 * ID may. A person may also name a file that came by link, for the record of that link.
 */
export function mayName(
  actor: Actor,
  file: { created_by: string | null; created_by_link: string | null },
): boolean {
  if (actor.kind === 'job') return true
  if (actor.kind === 'link') return file.created_by_link === actor.linkId
  return file.created_by === null || file.created_by === actor.userId
}

/** The columns for the uploader of a file: a person, a link, or neither if we created it. */
export function creatorColumns(actor: Actor): {
  created_by: string | null
  created_by_link: string | null
} {
  const { user_id, link_id } = actorColumns(actor)
  return { created_by: user_id, created_by_link: link_id }
}
