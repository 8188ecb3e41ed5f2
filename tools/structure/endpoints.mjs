/** @typedef {{ method: string, path: string, room: string }} Endpoint */

/**
 * Endpoints that cannot be told apart: the same method, and paths that differ in parameter names at most.
 * @param {readonly Endpoint[]} endpoints
 * @returns {string[]}
 */
export function twins(endpoints) {
  /** @type {Map<string, Endpoint>} */
  const seen = new Map()
  return endpoints.flatMap((endpoint) => {
    const { method, path, room } = endpoint
    const key = `${method} ${path.replaceAll(/:\w+/g, ':')}`
    const twin = seen.get(key)
    seen.set(key, endpoint)
    return twin
      ? [`${method} ${path} of ${room} is declared twice: ${twin.path} of ${twin.room}`]
      : []
  })
}

/**
 * Rooms of the contract that are not in its one list of endpoints.
 * @param {readonly Endpoint[]} listed
 * @param {readonly Endpoint[]} declared all that the files of the contract export
 * @returns {string[]}
 */
export const unlisted = (listed, declared) =>
  declared
    .filter((endpoint) => !listed.includes(endpoint))
    .map(
      ({ method, path }) =>
        `${method} ${path} is not in the all.ts of its room in packages/contract`,
    )
