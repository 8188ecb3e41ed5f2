const common = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Puerto Rico'],
] as const

/** Time zones to choose from: those of the states first, then all others by name. */
export const zoneOptions = (current: string) => {
  const names = new Set<string>(common.map(([name]) => name))
  const others = new Set([current, ...Intl.supportedValuesOf('timeZone')])
  return [
    {
      group: 'United States',
      items: common.map(([value, word]) => ({ value, label: `${word} (${value})` })),
    },
    { group: 'Other', items: [...others].filter((name) => !names.has(name)).toSorted() },
  ]
}
