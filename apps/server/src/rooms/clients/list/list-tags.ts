import type { listClientTags as declaration } from '@homeward/contract/clients/lists'
import type { OutputOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findTags } from './tag-store.ts'

/** The tags that are in use, for the filter of the list and for typing the same tag again. */
export async function listClientTags({ tx }: Ctx): Promise<OutputOf<typeof declaration>> {
  return { tags: await findTags(tx) }
}
