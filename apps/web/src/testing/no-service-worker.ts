/** Whether a new version waits, and how it is taken over; a test sets both. */
export const serviceWorker = {
  waiting: false,
  update: (_reload?: boolean): Promise<void> => Promise.resolve(),
}

/** Stands for `virtual:pwa-register/react`, which only the build provides. */
export const useRegisterSW = () => ({
  needRefresh: [serviceWorker.waiting, () => undefined] as const,
  updateServiceWorker: (reload?: boolean) => serviceWorker.update(reload),
})
