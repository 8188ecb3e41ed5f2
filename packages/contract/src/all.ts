import { identity } from './identity/all.ts'
import { agency } from './agency/all.ts'
import { files } from './files/all.ts'
import { catalogue } from './catalogue/all.ts'
import { clients } from './clients/all.ts'
import { caregivers } from './caregivers/all.ts'
import { care } from './care/all.ts'
import { visits } from './visits/all.ts'
import { verification } from './verification/all.ts'
import { billing } from './billing/all.ts'
import { payroll } from './payroll/all.ts'
import { collaboration } from './collaboration/all.ts'
import { insights } from './insights/all.ts'
import { transfer } from './transfer/all.ts'
import type { Endpoint } from './endpoint.ts'
import type { PlainRecord } from './plain-record.ts'
import type { Webhook } from './webhook.ts'

const rooms: readonly { calls: readonly object[]; records?: readonly PlainRecord[] }[] = [
  identity,
  agency,
  files,
  catalogue,
  clients,
  caregivers,
  care,
  visits,
  verification,
  billing,
  payroll,
  collaboration,
  insights,
  transfer,
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value

const isWebhook = (value: unknown): value is Webhook =>
  typeof value === 'object' && value !== null && 'method' in value && 'signature' in value

/** The one list of every plain record. */
export const plainRecords: readonly PlainRecord[] = rooms.flatMap(({ records = [] }) => records)

const declared: readonly unknown[] = [
  ...rooms.flatMap(({ calls }) => calls),
  ...plainRecords.map(({ endpoints: ofRecord }) => ofRecord),
].flatMap((calls): unknown[] => Object.values(calls))

/** The one list of every endpoint of the API. */
export const endpoints: readonly Endpoint[] = declared.filter(isEndpoint)

/** The one list of every webhook. */
export const webhooks: readonly Webhook[] = declared.filter(isWebhook)
