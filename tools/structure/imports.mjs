/**
 * @typedef {object} Import
 * @property {string} from what stands between the quotes
 * @property {boolean} typeOnly
 * @property {boolean} passedOn whether it is `export … from`
 */

// The formatter puts every statement at the start of a line; text in comments and templates is indented.
const STATEMENT = /^(import|export)\s+(type\s+)?(?:([\w\s{},*$]+?)\s*from\s*)?['"]([^'"\n]+)['"]/gm
const CALL = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/**
 * Everything a source file imports: statements, passed-on exports, import() in code and in types.
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(source) {
  const statements = [...source.matchAll(STATEMENT)].map(([, keyword, type, , from = '']) => ({
    from,
    typeOnly: type !== undefined,
    passedOn: keyword === 'export',
  }))
  const calls = [...source.matchAll(CALL)].map(([, from = '']) => ({
    from,
    typeOnly: false,
    passedOn: false,
  }))
  return [...statements, ...calls]
}
