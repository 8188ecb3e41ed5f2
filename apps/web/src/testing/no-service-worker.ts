/** Stands for `virtual:pwa-register/react`, which only the build provides. */
export const useRegisterSW = () => ({
  needRefresh: [false, () => undefined] as const,
  updateServiceWorker: () => Promise.resolve(),
})
