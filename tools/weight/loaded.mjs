/**
 * The built scripts, as the build lists them.
 * @typedef {{ imports: string[], css: string[], modules: Record<string, number> }} Chunk
 * @typedef {Record<string, Chunk>} Chunks
 */

/**
 * The files that a browser loads for some sources, with all that they bring along.
 * @param {Chunks} chunks
 * @param {string[]} sources
 * @returns {string[]}
 */
export function loadedFor(chunks, sources) {
  /** @type {Set<string>} */
  const scripts = new Set()
  const load = (/** @type {string} */ name) => {
    if (scripts.has(name)) return
    scripts.add(name)
    for (const next of chunks[name]?.imports ?? []) load(next)
  }
  for (const source of sources) load(holderOf(chunks, source))
  const styles = [...scripts].flatMap((name) => chunks[name]?.css ?? [])
  return [...scripts, ...new Set(styles)].toSorted()
}

/** @param {Chunks} chunks @param {string} source @returns {string} */
function holderOf(chunks, source) {
  const [name] = Object.entries(chunks).find(([, { modules }]) => source in modules) ?? []
  if (name === undefined) throw new Error(`${source} is in no file of the built web app`)
  return name
}

/**
 * What the files of a screen are made of, the heaviest first: libraries as a whole, our own by file.
 * @param {Chunks} chunks
 * @param {string[]} files
 * @returns {[part: string, bytes: number][]}
 */
export function partsOf(chunks, files) {
  /** @type {Map<string, number>} */
  const parts = new Map()
  for (const file of files) {
    for (const [module, bytes] of Object.entries(chunks[file]?.modules ?? {})) {
      const part = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module
      parts.set(part, (parts.get(part) ?? 0) + bytes)
    }
  }
  return [...parts].toSorted(([, a], [, b]) => b - a)
}
