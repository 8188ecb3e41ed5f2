import { parseSync } from 'rolldown/utils'

/**
 * A text that is translated, and the names of the values that it is given; null where they are not to be seen.
 * @typedef {{ text: string, line: number, values: string[] | null }} Text
 */
/** @typedef {{ type: string, start: number, [key: string]: any }} Node of the syntax tree */
/** @typedef {{ texts: Text[], inline: { text: string, line: number }[] }} Found */

/** What marks a text: `t` shows it, the others say it for somebody who does. */
const MARKS = new Set(['t', 'word', 'sentence'])

/** Attributes whose words nobody reads. */
const SILENT =
  /^(?:className|class|style|id|key|name|href|src|type|role|autoComplete|inputMode|data-.*|d|transform)$/

/** What people read, as far as a string shows it: words, not names of the code. */
const isProse = (/** @type {string} */ text) =>
  /^\p{Lu}-?\p{Ll}/u.test(text.trim()) || /[\p{Ll},.:;] \p{Ll}/u.test(text)

/**
 * The texts of a source that catalogs have, and the words that stand in it for one language only.
 * @param {string} path @param {string} code @returns {Found}
 */
export function textsIn(path, code) {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  /** @type {Found} */
  const found = { texts: [], inline: [] }
  const lineOf = (/** @type {Node} */ { start }) => code.slice(0, start).split('\n').length
  const isFailures = /^packages\/contract\/src\/failures[./]/.test(path)

  /** @param {Node} node */
  const visit = (node) => {
    if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return
    if (node.type === 'JSXAttribute' && SILENT.test(node.name.name)) return
    if (node.type === 'NewExpression' && node.callee.name?.endsWith('Error')) return
    if (node.type === 'CallExpression' && MARKS.has(node.callee.name)) {
      const [first, second] = node.arguments
      const values = node.callee.name === 'word' ? null : namesIn(second)
      for (const one of literalsIn(first))
        found.texts.push({ text: one.text, line: lineOf(one.node), values })
      if (second) visit(second)
      return
    }
    if (isFailures && node.type === 'Property' && node.key.name === 'sentence') {
      for (const one of literalsIn(node.value))
        found.texts.push({ text: one.text, line: lineOf(one.node), values: null })
      return
    }
    const inline = wordsOf(node)
    if (inline !== null) found.inline.push({ text: inline, line: lineOf(node) })
    for (const [key, value] of Object.entries(node)) {
      if (node.type === 'Property' && key === 'key') continue
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child === 'object' && typeof child.type === 'string') visit(child)
    }
  }
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)))
  return found
}

/** The words of a node that people read; null where it has none. @param {Node} node */
function wordsOf(node) {
  if (node.type === 'JSXText') return /\p{L}{2}/u.test(node.value) ? flat(node.value) : null
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('…')
        : ''
  return isProse(text) ? flat(text) : null
}

const flat = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * A text, or both of `a ? 'One' : 'Other'`.
 * @param {Node | undefined} node @returns {{ text: string, node: Node }[]}
 */
function literalsIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return [{ text: node.value, node }]
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return [{ text: node.quasis[0].value.cooked, node }]
  if (node?.type !== 'ConditionalExpression') return []
  return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
}

/** The names of given values; null where they are not written out. @param {Node | undefined} node */
function namesIn(node) {
  if (node === undefined) return []
  if (node.type !== 'ObjectExpression') return null
  const names = node.properties.map((/** @type {Node} */ { key }) => key?.name)
  return names.includes(undefined) ? null : names
}
