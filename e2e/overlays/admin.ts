import type { Page } from '@playwright/test'
import { answer, committedImport, importScreen, madeExport, madeImport } from './made.ts'
import { demoPassword } from '../sign-in.ts'
import { button, firstRow, type Overlay, record, rowThen, select } from './overlay.ts'

const payor = record('payors', (id) => `/admin/payors/${id}`)
const service = record('services', (id) => `/admin/service-types/${id}`)

const onExports = async (page: Page): Promise<string> => {
  await answer(page, 'agency_exports', [madeExport])
  return '/admin/exports'
}

/** What opens in the admin area. */
export const adminOverlays: readonly Overlay[] = [
  {
    name: 'office',
    of: ['rooms/agency/offices/offices-screen.tsx'],
    on: '/admin/offices',
    open: button('Add office'),
  },
  {
    name: 'archive an office',
    of: ['rooms/agency/offices/office-panel.tsx'],
    on: '/admin/offices',
    open: rowThen('Archive'),
  },
  {
    name: 'archive an office that has clients',
    of: ['ui/feedback/doubt-dialog.tsx'],
    on: '/admin/offices',
    open: async (page) => {
      await rowThen('Archive')(page)
      await page
        .getByRole('dialog', { name: /^Archive/ })
        .getByRole('button', { name: 'Archive' })
        .click()
      await page.getByRole('button', { name: 'Archive anyway' }).waitFor()
    },
  },
  {
    name: 'connection',
    of: ['rooms/agency/integrations/integration-card.tsx'],
    on: '/admin/integrations',
    open: button('Set up Geocoder'),
  },
  { name: 'position of an address', of: [], on: '/admin/addresses', open: firstRow },
  {
    name: 'archive a payor',
    of: ['rooms/agency/payors/payor-actions.tsx'],
    on: payor,
    open: button('Archive'),
  },
  { name: 'rate', of: ['rooms/agency/payors/rate-list.tsx'], on: payor, open: button('Add rate') },
  {
    name: 'new price',
    of: ['rooms/agency/payors/rate-actions.tsx'],
    on: payor,
    open: button(/^New rate/),
  },
  {
    name: 'service',
    of: ['rooms/catalogue/services-screen.tsx'],
    on: '/admin/service-types',
    open: button('Add service'),
  },
  {
    name: 'change of a service',
    of: ['rooms/catalogue/services/service-actions.tsx'],
    on: service,
    open: button('Edit'),
  },
  {
    name: 'archive a service',
    of: ['rooms/catalogue/services/service-actions.tsx'],
    on: service,
    open: button('Archive'),
  },
  {
    name: 'menu of an activity',
    of: ['rooms/catalogue/editor/row-menu.tsx'],
    on: service,
    open: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .nth(1)
        .click(),
  },
  {
    name: 'export everything',
    of: ['rooms/transfer/exports-screen.tsx'],
    on: onExports,
    open: button('Export everything'),
  },
  {
    name: 'remove an archive',
    of: ['rooms/transfer/export-line.tsx'],
    on: onExports,
    open: button('Remove'),
  },
  {
    name: 'fields of a file',
    of: [],
    on: (page) => importScreen(page, madeImport),
    open: select(/^Field for column/),
  },
  {
    name: 'take an import back',
    of: ['rooms/transfer/import-actions.tsx'],
    on: (page) => importScreen(page, committedImport),
    open: button('Undo import'),
  },
  {
    name: 'invite',
    of: ['rooms/identity/admin/account-actions.tsx'],
    on: '/admin/accounts?state=none',
    open: button(/^Invite /),
  },
  {
    name: 'sign somebody out',
    of: ['rooms/identity/admin/account-actions.tsx'],
    on: '/admin/accounts',
    open: button(/^Sign out .* on all devices$/),
  },
  {
    name: 'sign out everywhere else',
    of: ['rooms/identity/account/sessions-card.tsx'],
    on: async (page) => {
      await page.request.post('/api/v1/auth', {
        data: { data: { username: 'owner', password: demoPassword } },
      })
      return '/account'
    },
    open: button('Sign out everywhere else'),
  },
  { name: 'second factor', of: [], on: '/account', open: button('Set up'), inPlace: true },
]
