import type { DeliveredOf, Webhook, WebhookAnswerOf } from '@homeward/contract/webhook'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import type { AppServices } from '../services.ts'

/** Whose a delivery is said to be, and the secret that its signature must have been made with. */
export type Account = { readonly agencyId: string; readonly secret: string }

type AccountOf = (
  at: { services: AppServices; db: Database },
  params: Record<string, string>,
) => Promise<Account | null>

/** What a webhook does; it carries the declaration that it answers. */
export type WebhookRoute = {
  (ctx: Ctx, delivered: never): Promise<unknown>
  readonly webhook: Webhook
  readonly account: AccountOf
}

/**
 * A verb for deliveries: account and signature, a look whether it came before, and the transaction come
 * before it. `account` is asked before anything of the delivery may be believed, so that it must read
 * and do nothing else; null where there is no such account.
 */
export const webhookVerb = <W extends Webhook>(
  webhook: W,
  account: AccountOf,
  run: (ctx: Ctx, delivered: DeliveredOf<W>) => Promise<WebhookAnswerOf<W>>,
): WebhookRoute => Object.assign(run, { webhook, account })
