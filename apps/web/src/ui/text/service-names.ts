import { t } from '../../plumbing/language/translate.ts'

/** Services as they are named in one line, in their order; usual names in the language of the screen. */
export const serviceNames = (services: readonly { label: string }[]): string =>
  services.map(({ label }) => t(label)).join(', ')
