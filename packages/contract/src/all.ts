import * as identity from './identity/all.ts'
import * as agency from './agency/all.ts'
import * as files from './files/all.ts'
import * as catalogue from './catalogue/all.ts'
import * as clients from './clients/all.ts'
import * as caregivers from './caregivers/all.ts'
import * as care from './care/all.ts'
import * as visits from './visits/all.ts'
import * as billing from './billing/all.ts'
import * as collaboration from './collaboration/all.ts'
import * as insights from './insights/all.ts'
import * as transfer from './transfer/all.ts'
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
  billing,
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

/** The one list of every call that other services make to us. */
export const webhooks: readonly Webhook[] = declared.filter(isWebhook)
