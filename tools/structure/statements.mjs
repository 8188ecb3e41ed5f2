import { parseSync } from 'rolldown/utils'
import { accessesOf, hole, isStatement, withNames } from './sql.mjs'

/** @typedef {import('./sql.mjs').Access} Access */
/** @typedef {{ type: string, [key: string]: unknown }} Node of the syntax tree */

/**
 * What a source asks of the database.
 * @typedef {object} Statements
 * @property {Access[]} accesses
 * @property {string[]} words every string of the source, which is where put-together names come from
 * @property {string[]} withNames what its `with` queries are called
 */

const READS =
  /^(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|(?:cross|outer)Apply|from|using)$/
const WRITES = /^(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/
/** Names that other things have too (`Array.from`): only a string makes them a query. */
const COMMON = /^(?:from|using)$/

/**
 * Reads the queries of a source: calls of the query builder, `sql` templates, and strings of SQL.
 * @param {string} path
 * @param {string} code
 * @returns {Statements}
 */
export function statementsOf(path, code) {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  /** @type {Statements} */
  const found = { accesses: [], words: [], withNames: [] }
  const tree = /** @type {Node} */ (/** @type {unknown} */ (program))
  const pieces = piecesOf(tree)
  /** @param {Node | undefined} template */
  const noteTemplate = (template) => {
    const inserted = children(template, 'expressions')
    noteText(textOf(template), found, (at, access) =>
      access === 'read' && pieces.has(nameOf(inserted[at])) ? undefined : tableIn(inserted[at]),
    )
  }
  walk(tree, (node, parent) => {
    if (node.type === 'CallExpression') {
      noteCall(node, found)
      notePlainRecord(node, found)
    } else if (node.type === 'TaggedTemplateExpression' && isSql(child(node, 'tag')))
      noteTemplate(child(node, 'quasi'))
    else if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression') {
      if (isStatement(textOf(node))) noteTemplate(node)
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      found.words.push(node.value)
      if (isStatement(node.value)) noteText(node.value, found)
    }
  })
  return found
}

/** @param {Node} node @param {(node: Node, parent: Node | null) => void} visit @param {Node | null} [parent] */
function walk(node, visit, parent = null) {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const part of Array.isArray(value) ? value : [value])
      if (isNode(part)) walk(part, visit, node)
  }
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** @param {Node | undefined} node @param {string} key */
function child(node, key) {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

/** @param {Node | undefined} node @param {string} key @returns {Node[]} */
function children(node, key) {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** @param {Node | undefined} node */
const isSql = (node) => node?.type === 'Identifier' && node.name === 'sql'

/** @param {Node | undefined} call */
function methodOf(call) {
  const callee = child(call, 'callee')
  if (callee?.type !== 'MemberExpression') return null
  const name = child(callee, 'property')?.name
  return typeof name === 'string' ? { on: child(callee, 'object'), name } : null
}

/** @param {Node} call @param {Statements} found */
function noteCall(call, found) {
  const method = methodOf(call)
  const [first] = children(call, 'arguments')
  if (method === null || first === undefined) return
  const { name } = method
  if (/^with(?:Recursive)?$/.test(name) && children(call, 'arguments').length > 1) {
    found.withNames.push(...literalsOf(first).flatMap((text) => text?.split('(')[0] ?? []))
  }
  if (isSql(method.on) && name === 'table') {
    found.accesses.push({ access: 'read', name: literalsOf(first)[0] ?? null })
  }
  const write = WRITES.test(name)
  if (!write && !READS.test(name)) return
  for (const text of literalsOf(first)) {
    if (text === null && COMMON.test(name)) continue
    found.accesses.push({ access: write ? 'write' : 'read', name: text?.split(' ')[0] ?? null })
  }
}

/** A plain record names the table that the plumbing writes for it. @param {Node} call @param {Statements} found */
function notePlainRecord(call, found) {
  if (nameOf(call) !== 'plainRecord') return
  for (const property of children(children(call, 'arguments')[1], 'properties')) {
    const value = child(property, 'value')
    if (child(property, 'key')?.name !== 'table' || value === undefined) continue
    found.accesses.push({ access: 'write', name: literalsOf(value)[0] ?? null })
  }
}

/**
 * The texts that an argument is made of, null for each that cannot be seen; nothing of a subquery, which
 * is seen for itself.
 * @param {Node} argument
 * @returns {(string | null)[]}
 */
function literalsOf(argument) {
  if (argument.type === 'ArrayExpression') return children(argument, 'elements').flatMap(literalsOf)
  if (argument.type === 'Literal' && typeof argument.value === 'string') return [argument.value]
  if (argument.type === 'TemplateLiteral') {
    return [children(argument, 'expressions').length === 0 ? textOf(argument) : null]
  }
  const seenForItself = ['ArrowFunctionExpression', 'CallExpression', 'TaggedTemplateExpression']
  return seenForItself.includes(argument.type) ? [] : [null]
}

/** @param {Node | undefined} template the text, with holes */
const textOf = (template) =>
  children(template, 'quasis')
    .map((quasi) => /** @type {{ cooked?: string }} */ (quasi.value).cooked ?? '')
    .reduce((text, quasi, at) => text + hole(at - 1) + quasi)

/** @param {string} text @param {Statements} found @param {Parameters<typeof accessesOf>[1]} [inHole] */
function noteText(text, found, inHole) {
  found.accesses.push(...accessesOf(text, inHole))
  found.withNames.push(...withNames(text))
}

/**
 * What a source calls pieces of SQL: `const notes = sql`…``, and functions that answer one. Each is looked
 * at where it is written, so that nothing is lost where it is put in.
 * @param {Node} tree
 */
function piecesOf(tree) {
  const names = new Set()
  walk(tree, (node) => {
    const value = child(node, 'init')
    const answer = value?.type === 'ArrowFunctionExpression' ? child(value, 'body') : value
    if (node.type === 'VariableDeclarator' && isSql(child(answer, 'tag')))
      names.add(nameOf(child(node, 'id')))
  })
  return names
}

/** The name of a variable, or of the function that is called. @param {Node | undefined} node */
function nameOf(node) {
  const named = node?.type === 'CallExpression' ? child(node, 'callee') : node
  return named?.type === 'Identifier' ? String(named.name) : null
}

/** The table that an expression such as `sql.table('visits')` puts in. @param {Node | undefined} inserted */
function tableIn(inserted) {
  const method = methodOf(inserted)
  const [first] = children(inserted, 'arguments')
  if (!isSql(method?.on) || method?.name !== 'table' || first === undefined) return null
  return literalsOf(first)[0] ?? null
}
