/** What the system, npm or Vite sets, not people. */
const OF_THE_SYSTEM = new Set(['PATH', 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA', 'DEV'])

const READ = /\benv(?:\??\.([A-Z][A-Z0-9_]*)|(?:\?\.)?\['([^']+)'\])/g
const TAKEN_APART = /\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g
const IN_COMPOSE = /\$\{([A-Z][A-Z0-9_]*)/g

/**
 * The settings that a program or a compose file reads from its environment.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function settingsIn(path, text) {
  if (path.endsWith('.yaml'))
    return [...new Set([...text.matchAll(IN_COMPOSE)].map(([, name = '']) => name))]
  const named = [...text.matchAll(READ)].map(([, name, quoted]) => name ?? quoted ?? '')
  const apart = [...text.matchAll(TAKEN_APART)].flatMap(([, names = '']) =>
    names.split(',').map((part) => part.split(':')[0]?.trim() ?? ''),
  )
  return [...new Set([...named, ...apart])].filter(
    (name) => /^[A-Z]/.test(name) && !OF_THE_SYSTEM.has(name),
  )
}

/**
 * The settings of an example file, each with the sentence above it.
 * @param {string} example
 */
const settingsOf = (example) =>
  [...example.matchAll(/(?:^# ?(.*)\n)?^#?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, sentence = '', name = '']) => ({ name, sentence }),
  )

/**
 * Settings that are read and not in the example, in it and not read, in it without a sentence or twice.
 * @param {Record<string, string>} files text by path
 * @param {string} example
 * @returns {string[]}
 */
export function wrongSettings(files, example) {
  const listed = settingsOf(example)
  const names = listed.map(({ name }) => name)
  /** @type {Set<string>} */
  const read = new Set()
  const problems = []
  for (const [path, text] of Object.entries(files)) {
    for (const name of settingsIn(path, text)) {
      read.add(name)
      if (!names.includes(name)) problems.push(`${path}: reads ${name}, which .env.example lacks`)
    }
  }
  if (read.size === 0) problems.push('no file seen that reads a setting')
  for (const { name, sentence } of listed) {
    if (!read.has(name)) problems.push(`.env.example: nothing reads ${name}`)
    if (!sentence.endsWith('.')) problems.push(`.env.example: ${name} has no sentence above it`)
    if (names.filter((other) => other === name).length > 1)
      problems.push(`.env.example: ${name} stands there twice`)
  }
  return problems
}
