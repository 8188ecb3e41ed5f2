import * as access from './access.ts'
import * as accounts from './accounts.ts'
import * as activities from './activities.ts'
import * as addresses from './addresses.ts'
import * as agencies from './agencies.ts'
import * as agents from './agents.ts'
import * as agencyExports from './agency-exports.ts'
import * as agency from './agency.ts'
import * as attachments from './attachments.ts'
import * as audit from './audit.ts'
import * as alerts from './alerts.ts'
import * as availability from './availability.ts'
import * as billing from './billing.ts'
import * as care from './care.ts'
import * as caregivers from './caregivers.ts'
import * as catalogue from './catalogue.ts'
import * as clientArchive from './client-archive.ts'
import * as clientLists from './client-lists.ts'
import * as clientMerge from './client-merge.ts'
import * as clientReveal from './client-reveal.ts'
import * as clients from './clients.ts'
import * as comments from './comments.ts'
import * as credentials from './credentials.ts'
import * as diagnosisCodes from './diagnosis-codes.ts'
import * as employees from './employees.ts'
import type { Endpoint } from './endpoint.ts'
import * as files from './files.ts'
import * as identity from './identity.ts'
import * as integrations from './integrations.ts'
import * as imports from './imports.ts'
import * as invites from './invites.ts'
import * as names from './names.ts'
import * as notes from './notes.ts'
import * as notifications from './notifications.ts'
import * as offices from './offices.ts'
import * as payors from './payors.ts'
import * as phoneNumbers from './phone-numbers.ts'
import * as remittances from './remittances.ts'
import * as capture from './visit-capture.ts'
import * as savedViews from './saved-views.ts'
import * as search from './search.ts'
import * as serviceTypes from './service-types.ts'
import * as signups from './signups.ts'
import * as visits from './visits.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value

/** The one list of every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  identity,
  accounts,
  invites,
  signups,
  access,
  audit,
  agency,
  agencies,
  offices,
  payors,
  phoneNumbers,
  diagnosisCodes,
  integrations,
  files,
  attachments,
  catalogue,
  serviceTypes,
  activities,
  clients,
  addresses,
  clientArchive,
  clientLists,
  clientMerge,
  clientReveal,
  agents,
  caregivers,
  employees,
  availability,
  credentials,
  care,
  visits,
  capture,
  billing,
  remittances,
  notifications,
  comments,
  notes,
  alerts,
  savedViews,
  search,
  names,
  agencyExports,
  imports,
]
  .flatMap((room): unknown[] => Object.values(room))
  .filter(isEndpoint)
