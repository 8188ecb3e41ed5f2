/** Every scene, in the order in which they are shown side by side. */
export const sceneNames = [
  'homes',
  'offline',
  'gate',
  'signpost',
  'search',
  'mending',
  'door',
  'dark',
] as const

export type SceneName = (typeof sceneNames)[number]
