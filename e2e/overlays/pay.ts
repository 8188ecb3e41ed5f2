import { button, type Overlay } from './overlay.ts'

/** What opens over pay weeks. */
export const payOverlays: readonly Overlay[] = [
  {
    name: 'timesheet',
    of: ['rooms/payroll/sheet/timesheet-beside.tsx'],
    on: '/payroll',
    open: async (page) => {
      await page.getByRole('region', { name: 'timesheets' }).getByRole('link').first().click()
    },
  },
  {
    name: 'payroll file',
    of: ['rooms/payroll/week/create-file.tsx'],
    on: async (page) => {
      await page.goto('/payroll')
      const heading = page.getByRole('button', { name: 'Previous week' })
      await heading.click()
      await page.getByRole('button', { name: 'Create file' }).waitFor()
      return new URL(page.url()).pathname + new URL(page.url()).search
    },
    open: button('Create file'),
  },
]
