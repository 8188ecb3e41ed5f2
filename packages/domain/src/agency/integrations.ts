/**
 * What the product is connected to. `process`: set where the process is started, so the agency sees its
 * state and tests it, and cannot change it. `agency`: the agency's own settings.
 */
export const integrationTable = {
  mail: {
    label: 'E-mail',
    scope: 'process',
    purpose: 'Sends invites, resets of passwords and notifications.',
  },
  storage: {
    label: 'File storage',
    scope: 'process',
    purpose: 'Keeps documents, signatures and files of claims.',
  },
  geocoder: {
    label: 'Geocoder',
    scope: 'agency',
    purpose: 'Finds the position of an address, for distances of check-ins and for maps.',
  },
} as const satisfies Record<string, { label: string; scope: 'process' | 'agency'; purpose: string }>

export type IntegrationKind = keyof typeof integrationTable

export const integrationKinds = [
  'mail',
  'storage',
  'geocoder',
] as const satisfies readonly IntegrationKind[]

/** What the last test found; `off` where the integration is not set up or is switched off. */
export const integrationHealths = ['off', 'unknown', 'healthy', 'failing'] as const
export type IntegrationHealth = (typeof integrationHealths)[number]
export const integrationHealthLabels: Record<IntegrationHealth, string> = {
  off: 'Off',
  unknown: 'Not tested yet',
  healthy: 'Works',
  failing: 'Fails',
}

/** What a test can have found. */
export type TestedHealth = Exclude<IntegrationHealth, 'off'>

/** The health as it is shown: what is off is neither well nor ill. */
export const shownHealth = (running: boolean, tested: TestedHealth): IntegrationHealth =>
  running ? tested : 'off'

/** The kind of this name; undefined where there is none. */
export const integrationKind = (name: string): IntegrationKind | undefined =>
  integrationKinds.find((kind) => kind === name)
