import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Api, apiOf } from './api.ts'
import { later } from './clock.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

type Visit = {
  id: string
  client: { id: string }
  scheduled_date: string
  services: { id: string }[]
  agent: { name: string } | null
}
type Slot = { scheduled_date: string; scheduled_time: string; scheduled_duration: number }
type Judged = { verdict: { findings: unknown[] } | null }

const name = 'Tasha Greene'

/** Hours at which a visit of three quarters of an hour may begin. */
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16]

/** An open visit of the caregiver who can sign in, at a time at which nothing speaks against her. */
async function openVisit(api: Api) {
  const [caregiver] = await api.get<{ id: string }[]>('caregivers?search=Tasha+Greene')
  const agentId = caregiver?.id ?? ''
  const [own] = await api.get<Visit[]>(
    `visits?by_agent_id=${agentId}&status=scheduled&moment=to_come&ordered_asc=true&items=1`,
  )
  if (!own) throw new Error('She has no visit.')
  const slots = [19, 20, 21, 22, 23, 24, 25].flatMap((days): Slot[] =>
    hours.map((hour) => ({
      scheduled_date: later(own.scheduled_date, days),
      scheduled_time: `${String(hour).padStart(2, '0')}:00`,
      scheduled_duration: 45,
    })),
  )
  const { verdicts } = await api.send<{ verdicts: Judged[] }>('POST', 'assignment_verdicts', {
    proposals: slots.map((slot) => ({ visit_id: own.id, agent_id: agentId, ...slot })),
  })
  const slot = slots.find((_, at) => verdicts[at]?.verdict?.findings.length === 0)
  if (!slot) throw new Error('The caregiver is free at none of these times.')
  const { scheduled_date: day, ...time } = slot
  const { visits } = await api.send<{ visits: { id: string }[] }>(
    'POST',
    'create_non_repeating_visits',
    {
      client_id: own.client.id,
      services: own.services.slice(0, 1).map(({ id }) => ({ id })),
      scheduled_dates: [day],
      ...time,
    },
  )
  return { id: visits[0]?.id ?? '', agentId, day, hour: Number(slot.scheduled_time.slice(0, 2)) }
}

/** The phone of the caregiver, with the offer of a note. */
async function offerOnPhone(browser: Browser, baseURL: string, note: string): Promise<Locator> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await signIn(phone, 'caregiver')
  await phone.goto('/field/open')
  return phone.getByRole('region').filter({ hasText: note })
}

/** The visit on the schedule of its week, among those of the caregiver. */
async function expectOnSchedule(page: Page, visit: Awaited<ReturnType<typeof openVisit>>) {
  const { agentId, day, hour } = visit
  const shown = hour % 12 || 12
  const at = new RegExp(`\\b${shown}–${shown}:45${hour < 12 ? 'a' : 'p'}`)
  await page.goto(`/visits-calendar?rows=caregivers&date=${day}&by_agent_id=${agentId}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row.getByRole('button', { name: at }).first()).toBeVisible()
}

test('an offer that the first who accepts gets is settled in three actions', async ({
  page,
  browser,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const visit = await openVisit(api)
  const { id } = visit
  await signIn(page, 'manager')
  await page.goto(`/visits/${id}/staffing?search=Tasha+Greene`)
  let actions = 0
  const act = async (what: Locator) => {
    await what.click()
    actions += 1
  }
  const row = page.getByRole('row').filter({ hasText: name })
  await act(row.getByRole('checkbox'))
  await act(page.getByRole('button', { name: 'Offer to 1', exact: true }))
  await expect(page.getByText('Offered to 1 caregiver, in waves.')).toBeVisible()
  const [offer] = await api.get<{ mode: string }[]>(`visit_offers?visit_id=${id}`)
  expect(offer?.mode).toBe('first')
  const cards = await offerOnPhone(browser, baseURL ?? '', '· 45 min')
  await act(cards.getByRole('button', { name: 'Accept' }))
  await expect(cards).toHaveCount(0)
  expect(actions).toBeLessThanOrEqual(3)
  expect((await api.get<Visit>(`visits/${id}`)).agent?.name).toBe(name)
  await expectOnSchedule(page, visit)
  await cards.page().context().close()
})

test('an offer among whose takers the office picks is settled in two actions after it', async ({
  page,
  browser,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const visit = await openVisit(api)
  const { id, agentId } = visit
  const note = 'Bring the blue folder.'
  await api.send('POST', 'visit_offers', {
    visit_ids: [id],
    agent_ids: [agentId],
    mode: 'pick',
    note,
  })
  await signIn(page, 'manager')
  await page.goto(`/visits/${id}/staffing?tab=offers`)
  const pick = page.getByRole('button', { name: `Pick ${name}` })
  await expect(page.getByText('No answer yet')).toBeVisible()
  await expect(pick).toHaveCount(0)
  const card = await offerOnPhone(browser, baseURL ?? '', note)
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(card.getByText('You accepted. The office chooses, and tells you.')).toBeVisible()
  // Nobody has the visit before the office picks; the office sees the answer without a reload.
  expect((await api.get<Visit>(`visits/${id}`)).agent).toBeNull()
  await pick.click()
  await expect.poll(async () => (await api.get<Visit>(`visits/${id}`)).agent?.name).toBe(name)
  await expectOnSchedule(page, visit)
  await card.page().context().close()
})
