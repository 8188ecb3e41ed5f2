/**
 * What the product is connected to. `process`: settings of the process. The agency sees their state and can
 * test them, but cannot change them. `agency`: the agency's own settings.
 */
export const integrationTable = {
  mail: {
    label: 'E-mail',
    scope: 'process',
    purpose: 'Sends invites, password resets and notifications.',
  },
  storage: {
    label: 'File storage',
    scope: 'process',
    purpose: 'Stores documents, signatures and claim files.',
  },
  geocoder: {
    label: 'Geocoder',
    scope: 'agency',
    purpose: 'Finds the coordinates of addresses for maps and check-in distances.',
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

/** The health to show. An integration that is off is neither healthy nor failing. */
export const shownHealth = (running: boolean, tested: TestedHealth): IntegrationHealth =>
  running ? tested : 'off'

/** The kind of this name; undefined where there is none. */
export const integrationKind = (name: string): IntegrationKind | undefined =>
  integrationKinds.find((kind) => kind === name)
