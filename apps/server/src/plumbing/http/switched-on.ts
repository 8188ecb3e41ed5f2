/** What is switched on that a browser must be told of: it gives a page nothing else of outside or of the device. */
export type SwitchedOn = {
  /** Calls between two people: the camera and the microphone. */
  readonly calls: boolean
  /** The address of the tile server, whose pictures maps show; null: maps draw themselves. */
  readonly mapTiles: string | null
  /** The addresses of the voice provider: its sockets and sounds, and the microphone. */
  readonly voice: readonly string[]
}

export const nothingOn: SwitchedOn = { calls: false, mapTiles: null, voice: [] }

/** The sources and rights that what is switched on adds; with nothing on, none. */
export type Additions = {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly sounds: readonly string[]
  readonly camera: boolean
  readonly microphone: boolean
}

export function additionsOf({ calls, mapTiles, voice }: SwitchedOn): Additions {
  const voices = voice.map(sourceOf)
  return {
    images: mapTiles === null ? [] : [sourceOf(mapTiles)],
    connections: voices,
    sounds: voices.filter((source) => source.startsWith('https:')),
    camera: calls,
    microphone: calls || voices.length > 0,
  }
}

/** Scheme and host of an address. Nothing else may stand in a policy, where a semicolon begins a new rule. */
function sourceOf(address: string): string {
  const url = URL.parse(address)
  const safe = url && ['https:', 'wss:'].includes(url.protocol) && /^[\w.:-]+$/.test(url.host)
  if (!safe) throw new Error(`${address} is no address that a page may ask: use https:// or wss://`)
  return `${url.protocol}//${url.host}`
}
