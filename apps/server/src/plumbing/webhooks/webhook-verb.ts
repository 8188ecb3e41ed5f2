import type { DeliveredOf, Webhook, WebhookAnswerOf } from '@homeward/contract/webhook'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import type { AppServices } from '../services.ts'

/** The claimed account of a delivery, and the secret that its signature must use. */
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
 * before it. `account` runs before anything of the delivery may be believed, so it must only read; null if
 * there is no such account.
 */
export const webhookVerb = <W extends Webhook>(
  webhook: W,
  account: AccountOf,
  run: (ctx: Ctx, delivered: DeliveredOf<W>) => Promise<WebhookAnswerOf<W>>,
): WebhookRoute => Object.assign(run, { webhook, account })
