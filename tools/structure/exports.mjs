const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|enum|interface|type) ([\w$]+)/gm
const UNPACKED = /^export (?:const|let) [{[]([^}\]]*)[}\]] =/gm
const LISTED = /^export (?:type )?\{([^}]*)\}/gm
const RENAMED = /([\w$]+)\s*$/

/**
 * The names that a source file exports; `default` stands for the default export.
 * @param {string} code
 * @returns {string[]}
 */
export function exportsOf(code) {
  const declared = [...code.matchAll(DECLARED)].map(([, name = '']) => name)
  const listed = [...code.matchAll(UNPACKED), ...code.matchAll(LISTED)].flatMap(([, list = '']) =>
    list.split(',').flatMap((part) => RENAMED.exec(part)?.[1] ?? []),
  )
  const spaces = [...code.matchAll(/^export \* as ([\w$]+)/gm)].map(([, name = '']) => name)
  const whole = /^export default\b/m.test(code) ? ['default'] : []
  return [...declared, ...listed, ...spaces, ...whole]
}
