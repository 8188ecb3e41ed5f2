import type { PlainRecord } from '@homeward/contract/plain-record'
import type { Ctx } from '../plumbing/context.ts'
import { routes } from '../rooms/routes.ts'

/** Answers an endpoint of a plain record as its route would. */
export function answerRoute(
  ctx: Ctx,
  endpoint: PlainRecord['endpoints']['create' | 'list'],
  input: object,
) {
  const route = routes.find((one) => one.endpoint === endpoint)
  if (route?.kind !== 'agency') throw new Error(`${endpoint.path} is not mounted.`)
  return route(ctx, endpoint.input.parse(input) as never)
}
