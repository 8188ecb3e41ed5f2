import type { Page } from '@playwright/test'
import { later, localNow } from './clock.ts'
import { firstOf, sessionOf } from './sign-in.ts'

export type Shot = {
  name: string
  /** Where the screen is; nothing where the demo has no record for it. */
  path: (page: Page) => Promise<string | undefined>
  /** The whole length of the page instead of the window. */
  full?: boolean
}

const at = (name: string, path: string): Shot => ({ name, path: () => Promise.resolve(path) })

/** The screen of the first record of a list. */
const record = (name: string, list: string, path: (id: string) => string): Shot => ({
  name,
  full: true,
  path: async (page) => {
    const id = await firstOf(page, list)
    return id && path(id)
  },
})

/** The screens of each person, in the order in which they are met. */
export const galleryScreens: Record<string, Shot[]> = {
  nobody: [
    at('landing', '/'),
    at('sign-in', '/signin'),
    at('reset-password', '/reset-password'),
    at('signup', '/signup'),
    at('signup-success', '/signup-success'),
    at('accept-invite', '/accept-invite'),
    at('accept-invite-success', '/accept-invite-success'),
    at('invite-reset-password', '/invite/reset-password'),
    at('no-such-page', '/there-is-no-such-page'),
    at('not-found', '/not-found'),
    at('unresponsive', '/error-unresponsive'),
    at('headless-forbidden', '/headless-error-forbidden'),
  ],
  owner: [
    at('dashboard', '/dashboard'),
    at('clients', '/clients'),
    at('client-add', '/clients/add'),
    at('clients-archived', '/clients/archived'),
    record('client', 'clients?search=a', (id) => `/clients/${id}`),
    record('client-edit', 'clients', (id) => `/clients/${id}/edit`),
    {
      name: 'careplan',
      full: true,
      path: (page) => careplanPath(page, ''),
    },
    { name: 'careplan-edit', full: true, path: (page) => careplanPath(page, '/edit') },
    at('visits', '/visits'),
    at('visits-daily', '/visits/daily'),
    at('week', '/visits-calendar'),
    record('visit', 'visits?status=approved', (id) => `/visits/${id}`),
    record('visit-planned', 'visits?status=scheduled', (id) => `/visits/${id}`),
    record('client-calendar', 'clients', (id) => `/clients/${id}/calendar`),
    at('claims', '/billing/claims'),
    {
      ...record('claim', 'claims?status=all', (id) => `/billing/claims?status=all&claim=${id}`),
      full: false,
    },
    at('remittances', '/billing/eras'),
    record('remittance', 'eras?status=posted', (id) => `/billing/eras/${id}`),
    at('journal', '/billing/journal'),
    record('client-profile', 'clients', (id) => `/clients/${id}?tab=profile`),
    record('client-care', 'clients', (id) => `/clients/${id}?tab=care`),
    record('client-visits', 'clients', (id) => `/clients/${id}?tab=visits`),
    record('client-documents', 'clients', (id) => `/clients/${id}?tab=documents`),
    record('client-comments', 'clients', (id) => `/clients/${id}?tab=comments`),
    record('client-alerts', 'clients', (id) => `/clients/${id}?tab=alerts`),
    record('client-history', 'clients', (id) => `/clients/${id}?tab=history`),
    record('client-edit-contact', 'clients', (id) => `/clients/${id}/edit/contact`),
    record('client-edit-addresses', 'clients', (id) => `/clients/${id}/edit/addresses`),
    record('client-edit-insurance', 'clients', (id) => `/clients/${id}/edit/insurance`),
    record('client-edit-medical', 'clients', (id) => `/clients/${id}/edit/medical`),
    record('client-edit-contacts', 'clients', (id) => `/clients/${id}/edit/contacts`),
    record('client-edit-background', 'clients', (id) => `/clients/${id}/edit/background`),
    record('client-edit-settings', 'clients', (id) => `/clients/${id}/edit/settings`),
    record('client-edit-private', 'clients', (id) => `/clients/${id}/edit/private`),
    at('agents', '/agents'),
    at('agent-add', '/agents/add'),
    record('agent', 'caregivers?search=greene', (id) => `/agents/${id}`),
    record('agent-availability', 'caregivers', (id) => `/agents/${id}?tab=availability`),
    record('agent-credentials', 'caregivers', (id) => `/agents/${id}?tab=credentials`),
    record('agent-visits', 'caregivers', (id) => `/agents/${id}?tab=visits`),
    record('agent-documents', 'caregivers', (id) => `/agents/${id}?tab=documents`),
    record('agent-comments', 'caregivers', (id) => `/agents/${id}?tab=comments`),
    record('agent-alerts', 'caregivers', (id) => `/agents/${id}?tab=alerts`),
    record('agent-history', 'caregivers', (id) => `/agents/${id}?tab=history`),
    at('agents-free', '/agents?view=free'),
    record('agent-edit', 'caregivers', (id) => `/agents/${id}/edit`),
    record('agent-edit-part', 'caregivers', (id) => `/agents/${id}/edit/contact`),
    at('employees', '/employees'),
    at('notifications', '/notifications'),
    record('notification', 'notifications', (id) => `/notifications/${id}`),
    at('account', '/account'),
    at('change-password', '/account/change-password'),
    at('admin', '/admin'),
    at('admin-agency', '/admin/agency'),
    at('admin-offices', '/admin/offices'),
    at('admin-phone-numbers', '/admin/phone-numbers'),
    at('admin-diagnosis-codes', '/admin/diagnosis-codes'),
    at('admin-integrations', '/admin/integrations'),
    at('admin-addresses', '/admin/addresses'),
    at('admin-notes', '/admin/notes'),
    at('admin-accounts', '/admin/accounts'),
    at('admin-access', '/admin/access'),
    at('admin-imports', '/admin/imports'),
    at('admin-import-add', '/admin/imports/add'),
    at('admin-documents', '/admin/documents'),
    at('admin-exports', '/admin/exports'),
    at('admin-activity', '/admin/activities'),
    at('admin-payors', '/admin/payors'),
    at('admin-payor-add', '/admin/payors/add'),
    record('admin-payor', 'payors', (id) => `/admin/payors/${id}`),
    at('admin-service-types', '/admin/service-types'),
    record('admin-service-type', 'services', (id) => `/admin/service-types/${id}`),
    at('forbidden', '/error-forbidden'),
    at('api-docs', '/api/docs'),
  ],
  super: [
    at('agencies', '/admin/agencies'),
    at('signup-requests', '/admin/signup-requests'),
    at('outbox', '/admin/outbox'),
  ],
  caregiver: [
    at('field', '/field'),
    at('field-account', '/account'),
    at('field-notifications', '/notifications'),
    at('field-employees', '/employees'),
    record(
      'field-visit',
      `visits?ordered_asc=true&status=scheduled&${thisWeek()}`,
      (id) => `/field/visits/${id}`,
    ),
  ],
}

/** From today to a week ahead, as the phone has them. */
function thisWeek(): string {
  const { day } = localNow()
  return `by_scheduled_date[start_date]=${day}&by_scheduled_date[end_date]=${later(day, 6)}`
}

/** The first care plan in a status; with an end, a part of it. */
export async function careplanPath(
  page: Page,
  end: string,
  status: 'active' | 'draft' = end ? 'draft' : 'active',
): Promise<string | undefined> {
  const id = await firstOf(page, `careplans?status=${status}`)
  if (!id) return undefined
  const answer = await page.request.get(`/api/v1/careplans/${id}`, {
    headers: await sessionOf(page),
  })
  const { data } = (await answer.json()) as { data: { client: { id: string } } }
  return `/clients/${data.client.id}/careplan/${id}${end}`
}
