import type { Endpoint, OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../context.ts'
import type { IdentityContext } from './identity-context.ts'

/** What an endpoint does inside one agency; it carries the declaration that it answers. */
type AgencyVerb<E extends Endpoint = Endpoint> = {
  (ctx: Ctx, input: ParsedOf<E>): Promise<OutputOf<E>>
  readonly kind: 'agency'
  readonly endpoint: E
}

/** What an endpoint does before, or without, an agency: signing in and out, the own account. */
type IdentityVerb<E extends Endpoint = Endpoint> = {
  (context: IdentityContext, input: ParsedOf<E>): Promise<OutputOf<E>>
  readonly kind: 'identity'
  readonly endpoint: E
}

/** A verb as the server mounts it; the input was parsed by the endpoint's own schema. */
export type Route =
  | {
      (ctx: Ctx, input: never): Promise<unknown>
      readonly kind: 'agency'
      readonly endpoint: Endpoint
    }
  | {
      (context: IdentityContext, input: never): Promise<unknown>
      readonly kind: 'identity'
      readonly endpoint: Endpoint
    }

/** A verb that works inside one agency: session, permission and transaction come before it. */
export const verb = <E extends Endpoint>(
  endpoint: E,
  run: (ctx: Ctx, input: ParsedOf<E>) => Promise<OutputOf<E>>,
): AgencyVerb<E> => Object.assign(run, { kind: 'agency' as const, endpoint })

/** A verb that works for a person rather than in an agency. */
export const identityVerb = <E extends Endpoint>(
  endpoint: E,
  run: (context: IdentityContext, input: ParsedOf<E>) => Promise<OutputOf<E>>,
): IdentityVerb<E> => {
  // Its transactions are its own, so that nothing here could keep the promise.
  if (endpoint.timeout !== undefined) throw new Error(`${endpoint.path} cannot have a timeout.`)
  return Object.assign(run, { kind: 'identity' as const, endpoint })
}
