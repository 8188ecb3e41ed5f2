/**
 * Places that name the version of Node and disagree with the one that package.json pins.
 * @param {string} pinned
 * @param {{ nvmrc: string, dockerfile: string }} places their texts
 * @returns {string[]}
 */
export function wrongPins(pinned, { nvmrc, dockerfile }) {
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(
    ([, version = '']) => version,
  )
  const named = [
    { place: '.nvmrc', version: nvmrc.trim() },
    ...images.map((version) => ({ place: 'Dockerfile', version })),
  ]
  const problems = named
    .filter(({ version }) => version !== pinned)
    .map(({ place, version }) => `${place}: Node ${version}, but package.json pins ${pinned}`)
  return images.length === 0 ? [...problems, 'Dockerfile: no version of Node seen'] : problems
}
