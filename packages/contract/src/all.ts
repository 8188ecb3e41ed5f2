import * as agency from './agency.ts'
import * as billing from './billing.ts'
import * as care from './care.ts'
import * as caregivers from './caregivers.ts'
import * as catalogue from './catalogue.ts'
import * as clients from './clients.ts'
import type { Endpoint } from './endpoint.ts'
import * as files from './files.ts'
import * as identity from './identity.ts'
import * as remittances from './remittances.ts'
import * as capture from './visit-capture.ts'
import * as visits from './visits.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value

/** The one list of every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  identity,
  agency,
  files,
  catalogue,
  clients,
  caregivers,
  care,
  visits,
  capture,
  billing,
  remittances,
]
  .flatMap((room): unknown[] => Object.values(room))
  .filter(isEndpoint)
