import type { Page } from '@playwright/test'
import { later, localNow } from './clock.ts'
import { type DeclaredScreen, declaredScreens } from './declared-screens.ts'
import { firstOf, sessionOf } from './sign-in.ts'

export type Shot = {
  name: string
  /** Where the screen is; nothing where the demo has no record for it. */
  path: (page: Page) => Promise<string | undefined>
  /** The whole length of the page instead of the window. */
  full?: boolean
}

const at = (name: string, path: string): Shot => ({ name, path: () => Promise.resolve(path) })

/** Paths that only lead on to another. */
export const signposts: readonly string[] = ['/redirect', '/caregivers/:id']

/** The screen of the first record of a list. */
const record = (name: string, list: string, path: (id: string) => string): Shot => ({
  name,
  full: true,
  path: async (page) => {
    const id = await firstOf(page, list)
    return id && path(id)
  },
})

/** Pictures of a screen at more than its own address, and of screens that no list of records leads to. */
const more: Record<Person, readonly Shot[]> = {
  nobody: [at('no-such-page', '/there-is-no-such-page')],
  owner: [
    {
      name: 'careplan',
      full: true,
      path: (page) => careplanPath(page, ''),
    },
    { name: 'careplan-edit', full: true, path: (page) => careplanPath(page, '/edit') },
    ...(['', '/edit', '/create-careplan'] as const).map((end): Shot => ({
      name: `assessment${end.replace('/', '-')}`,
      full: true,
      path: (page) => assessmentPath(page, end),
    })),
    record('assessment-entrance', 'clients', (id) => `/clients/${id}/assessments/entrance`),
    record('assessment-add', 'clients', (id) => `/clients/${id}/assessments/add/none`),
    record('visit-staffing', 'visits?status=scheduled', (id) => `/visits/${id}/staffing`),
    record('visit-planned', 'visits?status=scheduled', (id) => `/visits/${id}`),
    record('client-calendar', 'clients', (id) => `/clients/${id}/calendar`),
    record('timesheet', 'timesheets', (id) => `/timesheets?timesheet=${id}`),
    {
      ...record('claim', 'claims?status=all', (id) => `/billing/claims?status=all&claim=${id}`),
      full: false,
    },
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
    record('agent-availability', 'caregivers', (id) => `/agents/${id}?tab=availability`),
    record('agent-credentials', 'caregivers', (id) => `/agents/${id}?tab=credentials`),
    record('agent-visits', 'caregivers', (id) => `/agents/${id}?tab=visits`),
    record('agent-documents', 'caregivers', (id) => `/agents/${id}?tab=documents`),
    record('agent-comments', 'caregivers', (id) => `/agents/${id}?tab=comments`),
    record('agent-alerts', 'caregivers', (id) => `/agents/${id}?tab=alerts`),
    record('agent-history', 'caregivers', (id) => `/agents/${id}?tab=history`),
    at('agents-free', '/agents?view=free'),
    record('agent-call-out', 'caregivers', (id) => `/agents/${id}/call-out`),
    record('agent-edit-part', 'caregivers', (id) => `/agents/${id}/edit/contact`),
    record('admin-service-type', 'services', (id) => `/admin/service-types/${id}`),
    at('api-docs', '/api/docs'),
  ],
  super: [],
  caregiver: [
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

export type Person = 'nobody' | 'owner' | 'super' | 'caregiver'

/** Who looks at a screen. */
const personOf = ({ access, alone, admin }: DeclaredScreen): Person => {
  if (access === 'guest' || (access === 'public' && alone)) return 'nobody'
  if (access === 'field') return 'caregiver'
  return admin?.group === 'Platform' ? 'super' : 'owner'
}

/** A declared screen at its own address; nothing where it takes a record and names no list of them. */
const shotsOf = ({ id, path, sample }: (typeof declaredScreens)[number]): Shot[] => {
  const name = id.replaceAll('.', '-')
  const address = path.replace(/\/:\w+\?/g, '')
  if (signposts.includes(path)) return []
  if (!address.includes(':')) return [at(name, address)]
  if (sample === undefined) return []
  return [record(name, sample, (found) => address.replace(/:\w+/, found))]
}

const shotsFor = (person: Person): readonly Shot[] => [
  ...declaredScreens.filter((screen) => personOf(screen) === person).flatMap(shotsOf),
  ...more[person],
]

/** The screens of each person: what the web app declares, and more. */
export const galleryScreens: Record<Person, readonly Shot[]> = {
  nobody: shotsFor('nobody'),
  owner: shotsFor('owner'),
  super: shotsFor('super'),
  caregiver: shotsFor('caregiver'),
}

/** Whose screens there are in Spanish too. */
export const spanishPeople = ['nobody', 'caregiver'] as const satisfies readonly Person[]

/** From today to a week ahead, as the phone has them. */
function thisWeek(): string {
  const { day } = localNow()
  return `by_scheduled_date[start_date]=${day}&by_scheduled_date[end_date]=${later(day, 6)}`
}

/** The first assessment, or a part of it. */
export const assessmentPath = (page: Page, end: string) =>
  ofClient(
    page,
    'assessments',
    'active',
    (client, id) => `/clients/${client}/assessments/${id}${end}`,
  )

/** The first care plan in a status; with an end, a part of it. */
export async function careplanPath(
  page: Page,
  end: string,
  status: 'active' | 'draft' = end ? 'draft' : 'active',
): Promise<string | undefined> {
  return ofClient(
    page,
    'careplans',
    status,
    (client, id) => `/clients/${client}/careplan/${id}${end}`,
  )
}

/** An address with the first record of a list and its client. */
async function ofClient(
  page: Page,
  list: string,
  status: string,
  path: (client: string, id: string) => string,
): Promise<string | undefined> {
  const id = await firstOf(page, `${list}?status=${status}`)
  if (!id) return undefined
  const answer = await page.request.get(`/api/v1/${list}/${id}`, { headers: await sessionOf(page) })
  const { data } = (await answer.json()) as { data: { client: { id: string } } }
  return path(data.client.id, id)
}
