import * as access from './identity/access.ts'
import * as accounts from './identity/accounts.ts'
import * as activities from './catalogue/activities.ts'
import * as addresses from './clients/addresses.ts'
import * as agencies from './agency/agencies.ts'
import * as agents from './caregivers/agents.ts'
import * as agencyExports from './transfer/agency-exports.ts'

import * as attachments from './files/attachments.ts'
import * as audit from './identity/audit.ts'
import * as alerts from './collaboration/alerts.ts'
import * as availability from './caregivers/availability.ts'
import * as claims from './billing/claims.ts'
import * as journal from './billing/journal.ts'
import * as transmissions from './billing/transmissions.ts'
import * as authorizations from './care/authorizations.ts'
import * as careplans from './care/careplans.ts'
import * as caregivers from './caregivers/caregivers.ts'

import * as clientArchive from './clients/archive.ts'
import * as clientLists from './clients/lists.ts'
import * as clientMerge from './clients/merge.ts'
import * as clientReveal from './clients/reveal.ts'
import * as clients from './clients/clients.ts'
import * as comments from './collaboration/comments.ts'
import * as credentials from './caregivers/credentials.ts'
import * as diagnosisCodes from './agency/diagnosis-codes.ts'
import * as employees from './caregivers/employees.ts'
import type { Endpoint } from './endpoint.ts'
import * as files from './files/uploads.ts'
import * as identity from './identity/sign-in.ts'
import * as integrations from './agency/integrations.ts'
import * as imports from './transfer/imports.ts'
import * as invites from './identity/invites.ts'
import * as links from './identity/links.ts'
import * as names from './insights/names.ts'
import * as notes from './collaboration/notes.ts'
import * as notifications from './collaboration/notifications.ts'
import * as offices from './agency/offices.ts'
import * as payors from './agency/payors.ts'
import * as phoneNumbers from './agency/phone-numbers.ts'
import * as remittances from './billing/remittances.ts'
import * as capture from './visits/capture.ts'
import * as savedViews from './collaboration/saved-views.ts'
import * as search from './insights/search.ts'
import * as serviceTypes from './catalogue/services.ts'
import * as signups from './identity/signups.ts'
import * as visits from './visits/visits.ts'
import type { Webhook } from './webhook.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value

const isWebhook = (value: unknown): value is Webhook =>
  typeof value === 'object' && value !== null && 'method' in value && 'signature' in value

const declared: readonly unknown[] = [
  identity,
  accounts,
  invites,
  links,
  signups,
  access,
  audit,

  agencies,
  offices,
  payors,
  phoneNumbers,
  diagnosisCodes,
  integrations,
  files,
  attachments,

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
  authorizations,
  careplans,
  visits,
  capture,
  claims,
  transmissions,
  journal,
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
].flatMap((room): unknown[] => Object.values(room))

/** The one list of every endpoint of the API. */
export const endpoints: readonly Endpoint[] = declared.filter(isEndpoint)

/** The one list of every call that other services make to us. */
export const webhooks: readonly Webhook[] = declared.filter(isWebhook)
