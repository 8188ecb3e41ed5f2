import type { Page } from '@playwright/test'
import { sessionOf } from '../sign-in.ts'
import { button, firstRow, item, type Overlay } from './overlay.ts'

const ownView = 'Looked at'

/** The list of clients with a view of one's own, which is made where it is not there yet. */
async function onOwnView(page: Page): Promise<string> {
  const headers = await sessionOf(page)
  const answer = await page.request.get('/api/v1/saved_views?list=clients', { headers })
  const { data } = (await answer.json()) as { data: { views: { id: string; name: string }[] } }
  const found = data.views.find(({ name }) => name === ownView)
  if (found) return `/clients?status=prospect&view=${found.id}`
  const made = await page.request.post('/api/v1/saved_views', {
    headers,
    data: { data: { list: 'clients', name: ownView, query: { status: 'prospect' } } },
  })
  // The views of the list are known to the page already, without this one.
  await page.reload()
  const view = ((await made.json()) as { data: { id: string } }).data
  return `/clients?status=prospect&view=${view.id}`
}

/** What every list opens. */
export const listOverlays: readonly Overlay[] = [
  {
    name: 'filter by choice',
    of: ['ui/list/choice-chip.tsx'],
    on: '/clients',
    open: button(/^Status/),
  },
  {
    name: 'filter by days',
    of: ['ui/list/days-chip.tsx'],
    on: '/billing/journal',
    open: button(/^Dates/),
  },
  {
    name: 'more filters',
    of: ['ui/list/more-chip.tsx'],
    on: '/visits',
    open: button('More filters'),
  },
  {
    name: 'filter by look-up',
    of: ['ui/list/lookup-chip.tsx'],
    // The first of its row: on a phone the others lie beside the screen, and what hangs on them is hidden.
    on: '/payroll/rates',
    open: async (page) => {
      await button(/^Caregiver/)(page)
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'panel beside a list',
    of: ['ui/list/beside/beside-list.tsx'],
    on: '/visits',
    open: async (page) => {
      await firstRow(page)
      await page.locator('[data-beside]').getByText('Duration').waitFor()
    },
    inPlace: true,
    only: 'desk',
  },
  {
    name: 'panel of a client beside the list',
    of: ['ui/list/beside/beside-list.tsx'],
    on: '/clients',
    open: async (page) => {
      await firstRow(page)
      await page.locator('[data-beside]').getByText('Upcoming visits').waitFor()
    },
    inPlace: true,
    only: 'desk',
  },
  {
    name: 'panel of a person beside the list',
    of: ['ui/list/beside/beside-list.tsx'],
    on: '/agents',
    open: async (page) => {
      await firstRow(page)
      await page.locator('[data-beside]').getByText('Next visits').waitFor()
    },
    inPlace: true,
    only: 'desk',
  },
  {
    name: 'columns',
    of: ['ui/list/columns/columns-button.tsx'],
    on: '/clients',
    open: button('Choose columns'),
    only: 'desk',
  },
  {
    name: 'keys of a list',
    of: ['ui/list/list-keys-dialog.tsx'],
    on: '/clients',
    open: button('Keyboard shortcuts for this list'),
  },
  {
    name: 'save a view',
    of: ['ui/list/views/view-dialog.tsx'],
    on: '/clients?status=prospect',
    open: button('Save this view'),
  },
  {
    name: 'menu of a view',
    of: ['ui/list/views/view-menu.tsx'],
    on: onOwnView,
    open: button(`Actions for view ${ownView}`),
  },
  {
    name: 'rename a view',
    of: ['ui/list/views/view-dialog.tsx'],
    on: onOwnView,
    open: item(`Actions for view ${ownView}`, 'Rename or share'),
  },
  {
    name: 'panel of a row',
    of: ['ui/list/list.tsx', 'ui/feedback/side-drawer.tsx'],
    on: '/admin/activities',
    open: firstRow,
  },
  {
    name: 'chosen rows',
    of: [],
    on: '/clients',
    open: (page) => page.getByLabel('Select all').check(),
    inPlace: true,
  },
  {
    name: 'none found',
    of: [],
    on: '/clients?search=zzqx',
    open: (page) =>
      page
        .getByText(/zzqx|No clients/)
        .first()
        .waitFor(),
    inPlace: true,
  },
  {
    name: 'an alert on chosen rows',
    of: ['rooms/collaboration/alerts/bulk-alert.tsx'],
    on: '/clients',
    open: async (page) => {
      await page.getByLabel('Select all').check()
      await button('Add alert')(page)
    },
  },
]
