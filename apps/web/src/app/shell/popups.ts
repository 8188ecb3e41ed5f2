import { loadDialog } from '../../ui/feedback/overlays.ts'

/** What the buttons of a frame open. */
export const loadAccountItems = () => import('./account-items.tsx').then((m) => m.AccountItems)
export const loadOfficeItems = () => import('./office-items.tsx').then((m) => m.OfficeItems)
export const loadQueuePanel = () => import('./queue-panel.tsx').then((m) => m.QueuePanel)

/** Loads all of it, so that it opens at once, and without a network as well. */
export const loadPopups = (others: readonly (() => Promise<unknown>)[]): void => {
  const loads = [loadAccountItems, loadOfficeItems, loadQueuePanel, loadDialog, ...others]
  void Promise.allSettled(loads.map((load) => load()))
}
