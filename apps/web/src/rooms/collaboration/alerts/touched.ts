/** Rooms whose pages count the alerts of a record. */
export const touchedByAlerts = ['clients', 'caregivers', 'visits'] as const
