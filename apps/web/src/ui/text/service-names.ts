/** Services as they are named in one line, in their order. */
export const serviceNames = (services: readonly { label: string }[]): string =>
  services.map(({ label }) => label).join(', ')
