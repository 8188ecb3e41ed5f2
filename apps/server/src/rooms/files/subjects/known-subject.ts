import {
  type SubjectName,
  type SubjectOf,
  subjectTypeFor,
  type Thing,
} from '@homeward/domain/files/subjects'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findSubjects, type Named } from './subject-store.ts'

/** What names its parent in a request; a signature is put under a record by the record's own room. */
type Hung = Exclude<Thing, 'signature'>

/** A record that a thing may hang on, as it is called. */
export type KnownSubject<T extends Hung> = Named & { type: SubjectOf<T> }

/**
 * The record on which a request hangs a thing. Not found where there is none, where it is another
 * agency's or not this actor's to see, and where such a thing hangs on no such record: all alike.
 */
export async function knownSubject<T extends Hung>(
  ctx: Ctx,
  thing: T,
  { parent_type, parent_id }: { parent_type: SubjectName; parent_id: string },
): Promise<KnownSubject<T>> {
  const [subject] = await knownSubjects(ctx, thing, parent_type, [parent_id])
  return found(subject)
}

/** Those of many records of one type on which a thing may hang. */
export async function knownSubjects<T extends Hung>(
  ctx: Ctx,
  thing: T,
  name: SubjectName,
  ids: readonly string[],
): Promise<KnownSubject<T>[]> {
  const type = subjectTypeFor<Hung>(thing, name)
  if (type === null) return []
  const records =
    type === 'agency'
      ? ids.filter((id) => id === ctx.agency.id).map((id) => ownAgency(ctx, id))
      : await findSubjects(ctx.tx, type, { ids, ownAgentId: ownAgentOnly(ctx.actor) })
  // The pair was found in the table of this very thing.
  return records.map((record) => ({ ...record, type: type as SubjectOf<T> }))
}

const ownAgency = ({ agency }: Ctx, id: string): Named => ({
  id,
  name: agency.name,
  day: null,
  archived: false,
})
