import { comment, openQueue, refuseComments } from '../shell/queue.ts'
import { button, client, item, type Overlay } from './overlay.ts'

const quiet = '/notifications'

/** What the frame of every screen opens. */
export const shellOverlays: readonly Overlay[] = [
  {
    name: 'menu of the account',
    of: ['app/shell/account-items.tsx'],
    on: quiet,
    open: button(/’s account$/),
  },
  {
    name: 'menu of offices',
    of: ['app/shell/office-items.tsx'],
    on: quiet,
    open: button(/^(All offices|Choose office|Asheville)$/),
    only: 'desk',
  },
  {
    name: 'bell',
    of: ['rooms/collaboration/notifications/bell-popover.tsx'],
    on: quiet,
    open: button(/^Notifications/),
  },
  {
    name: 'palette with what was found',
    of: ['app/palette/palette.tsx'],
    on: quiet,
    open: async (page) => {
      await page.keyboard.press('Control+K')
      await page.getByRole('textbox', { name: 'Search everything' }).fill('ta')
      await page.getByRole('button', { name: /Tasha/ }).first().waitFor()
    },
  },
  {
    name: 'keys',
    of: ['app/keys/keys-dialog.tsx'],
    on: quiet,
    open: async (page) => {
      await page.keyboard.press('?')
      // One that came later would lie over the next of them.
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'menu of a phone',
    of: ['app/shell/phone-menu.tsx'],
    on: quiet,
    open: button('Open menu'),
    only: 'phone',
  },
]

/** What is on the device and was not sent; each uses what the one before it left. */
export const unsentOverlays: readonly Overlay[] = [
  {
    name: 'unsent changes',
    of: ['app/shell/unsent-panel.tsx'],
    on: client('?tab=comments'),
    open: async (page) => {
      await refuseComments(page, 409, {
        code: 'stale',
        non_field_errors: ['Someone else changed this record.'],
        current: { body: 'Ring twice', lock_version: 7 },
      })
      await comment(page, 'Ring once')
      const panel = await openQueue(page, 1)
      await panel.getByRole('row').filter({ hasText: 'Ring twice' }).waitFor()
    },
  },
  {
    name: 'discard an unsent change',
    of: ['app/shell/queue-entry.tsx'],
    on: '/notifications',
    open: async (page) => {
      await button(/unsent change/)(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    },
  },
  {
    name: 'sign out with unsent changes',
    of: ['app/shell/leave-dialog.tsx'],
    on: '/notifications',
    open: item(/’s account$/, 'Sign out'),
  },
]
