import type { Endpoint, OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../context.ts'
import type { IdentityContext } from './identity-context.ts'

/** An endpoint with the verb that answers it. */
export type Route =
  | { kind: 'agency'; endpoint: Endpoint; verb: (ctx: Ctx, input: never) => Promise<unknown> }
  | {
      kind: 'open'
      endpoint: Endpoint
      verb: (context: IdentityContext, input: never) => Promise<unknown>
    }

/** Mounts a verb that works inside one agency: session, permission and transaction come before it. */
export const on = <E extends Endpoint>(
  endpoint: E,
  verb: (ctx: Ctx, input: ParsedOf<E>) => Promise<OutputOf<E>>,
): Route => ({ kind: 'agency', endpoint: endpoint as unknown as Endpoint, verb })

/** Mounts a verb that works before, or without, an agency: signing in and out. */
export const onOpen = <E extends Endpoint>(
  endpoint: E,
  verb: (context: IdentityContext, input: ParsedOf<E>) => Promise<OutputOf<E>>,
): Route => ({ kind: 'open', endpoint: endpoint as unknown as Endpoint, verb })
