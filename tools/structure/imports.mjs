/**
 * @typedef {object} Import
 * @property {string} from what stands between the quotes
 * @property {boolean} typeOnly
 * @property {boolean} passedOn whether it is `export … from`
 * @property {string[]} names what is taken: `default` for the default export, `*` for all there is
 */

// The formatter puts every statement at the start of a line; text in comments and templates is indented.
const STATEMENT = /^(import|export)\s+(type\s+)?(?:([\w\s{},*$]+?)\s*from\s*)?['"]([^'"\n]+)['"]/gm
const AUGMENTED = /^declare module '([^'\n]+)' \{$([\s\S]*?)^\}$/gm
const CALL = /(typeof\s+)?\bimport\(\s*['"]([^'"\n]+)['"]\s*\)(?:\.([\w$]+))?/g

/**
 * Everything a source file imports: statements, passed-on exports, import() in code and in types, and the
 * interfaces of other modules that it adds to.
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(source) {
  const statements = [...source.matchAll(STATEMENT)].map(
    ([, keyword, type, clause = '', from = '']) => ({
      from,
      typeOnly: type !== undefined,
      passedOn: keyword === 'export',
      names: keyword === 'export' && clause.includes('*') ? ['*'] : namesOf(clause, source),
    }),
  )
  const calls = [...source.matchAll(CALL)].map(([, whole, from = '', member]) => ({
    from,
    typeOnly: false,
    passedOn: false,
    names: whole ? ['*'] : namesOfCall(member, source),
  }))
  const augmented = [...source.matchAll(AUGMENTED)].map(([, from = '', block = '']) => ({
    from,
    typeOnly: true,
    passedOn: false,
    names: [...block.matchAll(/^ +interface ([\w$]+)/gm)].map(([, name = '']) => name),
  }))
  return [...statements, ...calls, ...augmented]
}

/** @param {string} clause what stands between `import` and `from` @param {string} source */
function namesOf(clause, source) {
  const [, space] = /\*\s+as\s+([\w$]+)/.exec(clause) ?? []
  if (space) return membersOf(space, source)
  const [, listed = ''] = /\{([^}]*)\}/.exec(clause) ?? []
  const names = listed
    .split(',')
    .map((part) => /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1] ?? '')
    .filter((name) => name !== '')
  return /^\s*[\w$]/.test(clause) ? ['default', ...names] : names
}

/**
 * The members of a namespace that the file names. Where the namespace is handed on as it is, that is all.
 * @param {string} space @param {string} source
 */
function membersOf(space, source) {
  const code = source
    .replaceAll(STATEMENT, '')
    .replaceAll(/'[^'\n]*'|\/\*[\s\S]*?\*\/|\/\/.*/g, ' ')
  // Not the member `.space` of something else, but `...space.member`.
  const use = new RegExp(
    `(?<![\\w$]|(?<!\\.\\.)\\.)${space.replaceAll('$', '\\$')}\\b(?:\\??\\.([\\w$]+))?`,
    'g',
  )
  const uses = [...code.matchAll(use)]
  return uses.some(([, member]) => member === undefined)
    ? ['*']
    : uses.map(([, member = '']) => member)
}

/**
 * What is taken of a module that is loaded at run time is named near by: every word of the file counts.
 * @param {string | undefined} member @param {string} source
 */
const namesOfCall = (member, source) =>
  member === undefined || member === 'then' ? (source.match(/[\w$]+/g) ?? []) : [member]
