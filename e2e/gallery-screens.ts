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
    at('admin', '/admin'),
    at('admin-activity', '/admin/activities'),
    at('admin-payors', '/admin/payors'),
    at('admin-service-types', '/admin/service-types'),
    at('forbidden', '/error-forbidden'),
    at('api-docs', '/api/docs'),
  ],
  caregiver: [
    at('field', '/field'),
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
