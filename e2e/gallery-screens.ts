import type { Page } from '@playwright/test'
import { firstOf } from './sign-in.ts'

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
    at('accept-invite', '/accept-invite'),
    at('not-found', '/there-is-no-such-page'),
    at('unresponsive', '/error-unresponsive'),
  ],
  owner: [
    at('dashboard', '/dashboard'),
    at('clients', '/clients'),
    at('client-add', '/clients/add'),
    record('client', 'clients?search=a', (id) => `/clients/${id}`),
    record('client-edit', 'clients', (id) => `/clients/${id}/edit`),
    {
      name: 'careplan',
      full: true,
      path: (page) => careplanPath(page, ''),
    },
    { name: 'careplan-edit', full: true, path: (page) => careplanPath(page, '/edit') },
    at('visits', '/visits'),
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
    record('client-visits', 'clients', (id) => `/clients/${id}?tab=visits`),
    record('client-documents', 'clients', (id) => `/clients/${id}?tab=documents`),
    record('client-comments', 'clients', (id) => `/clients/${id}?tab=comments`),
    record('client-alerts', 'clients', (id) => `/clients/${id}?tab=alerts`),
    record('client-history', 'clients', (id) => `/clients/${id}?tab=history`),
    record('client-edit-medical', 'clients', (id) => `/clients/${id}/edit/medical`),
    record('client-edit-insurance', 'clients', (id) => `/clients/${id}/edit/insurance`),
    at('agents', '/agents'),
    at('agent-add', '/agents/add'),
    record('agent', 'caregivers?search=greene', (id) => `/agents/${id}`),
    record('agent-availability', 'caregivers', (id) => `/agents/${id}?tab=availability`),
    record('agent-credentials', 'caregivers', (id) => `/agents/${id}?tab=credentials`),
    record('agent-edit', 'caregivers', (id) => `/agents/${id}/edit`),
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
    at('admin-service-types', '/admin/service-types'),
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
    record(
      'field-visit',
      'visits?ordered_asc=true&status=scheduled',
      (id) => `/field/visits/${id}`,
    ),
  ],
}

async function careplanPath(page: Page, end: string): Promise<string | undefined> {
  const id = await firstOf(page, `careplans?status=${end ? 'draft' : 'active'}`)
  if (!id) return undefined
  const cookies = await page.context().cookies()
  const token = cookies.find((cookie) => cookie.name === 'access_token')?.value ?? ''
  const answer = await page.request.get(`/api/v1/careplans/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { client: { id: string } } }
  return `/clients/${data.client.id}/careplan/${id}${end}`
}
