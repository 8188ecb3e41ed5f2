import type { revealClientField as declaration } from '@homeward/contract/clients/reveal'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { knownClient } from './known-client.ts'
import { openField } from './protected-fields.ts'

/** One protected value in plain; who looked at which field is kept, the value is not. */
export async function revealClientField(
  ctx: Ctx,
  { id, field }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const client = await knownClient(ctx, id)
  await ctx.record({ action: 'client.revealed', type: 'client', id, after: { revealed: field } })
  return { field, value: openField(ctx, client, field) }
}
