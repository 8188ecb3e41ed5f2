import type { Route } from '../plumbing/http/verb.ts'
import type { RawRoutes } from '../plumbing/http/server.ts'
import type { WebhookRoute } from '../plumbing/webhooks/webhook-verb.ts'
import { routes as agency } from './agency/routes.ts'
import { routes as billing } from './billing/routes.ts'
import { routes as care } from './care/routes.ts'
import { routes as caregivers } from './caregivers/routes.ts'
import { routes as catalogue } from './catalogue/routes.ts'
import { routes as clients } from './clients/routes.ts'
import { routes as collaboration } from './collaboration/routes.ts'
import { fileRoutes } from './files/raw-routes.ts'
import { routes as files } from './files/routes.ts'
import { routes as identity } from './identity/routes.ts'
import { archiveRoutes } from './transfer/export/archive-route.ts'
import { routes as payroll } from './payroll/routes.ts'
import { routes as transfer } from './transfer/routes.ts'
import { routes as insights } from './insights/routes.ts'
import { routes as verification } from './verification/routes.ts'
import { routes as visits, webhookRoutes as visitWebhooks } from './visits/routes.ts'

/** Every route of every room. */
export const routes: readonly Route[] = [
  ...identity,
  ...agency,
  ...files,
  ...catalogue,
  ...clients,
  ...caregivers,
  ...care,
  ...visits,
  ...verification,
  ...billing,
  ...payroll,
  ...collaboration,
  ...insights,
  ...transfer,
]

/** What other services call of them. */
export const webhookRoutes: readonly WebhookRoute[] = [...visitWebhooks]

/** What of them speaks bytes instead of JSON. */
export const rawRoutes: readonly RawRoutes[] = [fileRoutes, archiveRoutes]
