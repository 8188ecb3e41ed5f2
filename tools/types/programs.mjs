import { posix } from 'node:path'

/** @typedef {{ extends?: string, include?: string[], compilerOptions?: object }} Config */

/**
 * The folders whose types are checked, each file once: a folder whose sources another one takes in,
 * under the same options, is checked with that one.
 * @param {Record<string, Config>} configs by the folder of their tsconfig.json
 * @returns {string[]}
 */
export const programsOf = (configs) =>
  Object.keys(configs).filter((folder) =>
    Object.entries(configs).every(([other, config]) => !takesIn(other, config, folder, configs)),
  )

/**
 * @param {string} other @param {Config} config its tsconfig.json
 * @param {string} folder @param {Record<string, Config>} configs
 */
function takesIn(other, config, folder, configs) {
  const at = (/** @type {string} */ path) => posix.join(other, path)
  const included = new Set(config.include?.map(at))
  const sources = configs[folder]?.include ?? []
  return (
    other !== folder &&
    config.compilerOptions === undefined &&
    at(config.extends ?? '') === `${folder}/tsconfig.json` &&
    sources.every((path) => included.has(posix.join(folder, path)))
  )
}
