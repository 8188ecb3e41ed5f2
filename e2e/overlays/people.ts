import type { Page } from '@playwright/test'
import { answer, madeComment, madeException, madeFolder, madeMerge } from './made.ts'
import { button, client, firstRow, item, type Overlay, record, rowThen, select } from './overlay.ts'

const agent = (end = '') => record('caregivers', (id) => `/agents/${id}${end}`)

/** The documents of a client, in a folder. */
const inFolders = async (page: Page): Promise<string> => {
  await answer(page, 'folders', [madeFolder])
  return client('?tab=documents')(page)
}

/** What opens over clients and what hangs on them. */
export const clientOverlays: readonly Overlay[] = [
  { name: 'list of a field', of: [], on: '/clients/add', open: select('Status') },
  { name: 'long list of a field', of: [], on: client('/edit/addresses'), open: select('State') },
  {
    name: 'several of a list',
    of: [],
    on: client('/edit/background'),
    open: select('Race'),
  },
  { name: 'own or offered words', of: [], on: client('/edit/contact'), open: select('Language') },
  { name: 'list that is looked up', of: [], on: client('/edit/insurance'), open: select('Payor') },
  {
    name: 'faults of a form',
    of: [],
    on: '/clients/add',
    open: async (page) => {
      await button('Add client')(page)
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
    inPlace: true,
  },
  {
    name: 'leave without saving',
    of: ['ui/form/leave-guard.tsx'],
    on: '/clients/add',
    open: async (page) => {
      await page.getByLabel('First name').fill('Philippa')
      await page.getByText('Not saved yet').waitFor()
      await page.getByRole('link', { name: 'Clients', exact: true }).first().click()
    },
  },
  {
    name: 'menu of statuses',
    of: ['rooms/clients/profile/status/status-menu.tsx'],
    on: client(),
    open: button('Change status'),
  },
  {
    name: 'change of a status',
    of: ['rooms/clients/profile/status/status-menu.tsx'],
    on: client(),
    open: async (page) => {
      await button('Change status')(page)
      await page.getByRole('menuitem').first().click()
    },
  },
  {
    name: 'more actions',
    of: ['rooms/clients/profile/more-menu.tsx'],
    on: client(),
    open: button('More actions'),
  },
  {
    name: 'archive a client',
    of: ['rooms/clients/profile/more-menu.tsx'],
    on: client(),
    open: item('More actions', 'Archive'),
  },
  {
    name: 'merge two clients',
    of: ['rooms/clients/merge/merge-dialog.tsx'],
    on: client(),
    open: async (page) => {
      await item('More actions', 'Merge with another record')(page)
      await page.getByRole('combobox', { name: 'The other record' }).fill('a')
      await page.getByRole('option').first().click()
      await page.getByRole('table', { name: 'Compare records' }).waitFor()
    },
  },
  {
    name: 'undo a merge',
    of: ['rooms/clients/merge/merges-card.tsx', 'ui/feedback/confirm-button.tsx'],
    on: async (page) => {
      await answer(page, 'client_merges', [madeMerge])
      return await client('?tab=history')(page)
    },
    open: button('Undo'),
  },
  {
    name: 'delete a comment',
    of: ['rooms/collaboration/comments/comment-item.tsx'],
    on: async (page) => {
      await answer(page, 'comments', [madeComment])
      return await client('?tab=comments')(page)
    },
    open: button('Delete'),
  },
  {
    name: 'alert',
    of: ['rooms/collaboration/alerts/alerts-card.tsx'],
    on: client('?tab=alerts'),
    open: button('Add alert'),
  },
  {
    name: 'new folder',
    of: ['rooms/files/folders/folder-dialog.tsx'],
    on: inFolders,
    open: button('New folder'),
  },
  {
    name: 'menu of a folder',
    of: ['rooms/files/folders/folder-menu.tsx'],
    on: inFolders,
    open: button(`Actions for folder ${madeFolder.name}`),
  },
]

/** What opens over caregivers and employees. */
export const agentOverlays: readonly Overlay[] = [
  {
    name: 'let a caregiver go',
    of: ['rooms/caregivers/profile/agent-actions.tsx'],
    on: agent(),
    open: button('Terminate employment'),
  },
  {
    name: 'credential',
    of: ['rooms/caregivers/credentials/agent-credentials.tsx'],
    on: agent('?tab=credentials'),
    open: button('Add credential'),
  },
  {
    name: 'remove a credential',
    of: ['rooms/caregivers/credentials/credential-panel.tsx'],
    on: agent('?tab=credentials'),
    open: rowThen('Remove'),
  },
  {
    name: 'exception',
    of: ['rooms/caregivers/availability/exceptions.tsx'],
    on: agent('?tab=availability'),
    open: button('Add exception'),
  },
  {
    name: 'take an exception back',
    of: ['rooms/caregivers/availability/exceptions.tsx'],
    on: async (page) => {
      await page.route('**/api/v1/agents/*/availability', async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { data: object }
        const data = { ...body.data, exceptions: [madeException] }
        await route.fulfill({ response, json: { ...body, data } })
      })
      return await agent('?tab=availability')(page)
    },
    open: button(/^Remove the exception/),
  },
  {
    name: 'role of a person',
    of: [],
    on: '/agents/add',
    open: select('Role'),
  },
  {
    name: 'employee',
    of: ['rooms/caregivers/employees-screen.tsx'],
    on: '/employees',
    open: button('Add employee'),
  },
  { name: 'panel of an employee', of: [], on: '/employees', open: firstRow },
  {
    name: 'let an employee go',
    of: ['rooms/caregivers/employees/employee-panel.tsx'],
    on: '/employees',
    open: rowThen('Terminate employment'),
  },
]
