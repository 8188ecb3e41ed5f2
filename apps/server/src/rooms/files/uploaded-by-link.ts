import type { Ctx } from '../../plumbing/context.ts'
import { findLinkSubject } from './store.ts'

/** The record that a file is to hang on, named as the audit trail names it. */
export type Onto = { readonly type: string; readonly id: string }

/**
 * Whether a file may hang on a record: what was uploaded by link, on the subject of that link alone.
 */
export async function mayHangOn(
  ctx: Ctx,
  file: { created_by_link: string | null },
  onto: Onto | undefined,
): Promise<boolean> {
  if (file.created_by_link === null) return true
  const subject = await findLinkSubject(ctx.tx, file.created_by_link)
  return onto !== undefined && onto.type === subject.type && onto.id === subject.id
}
