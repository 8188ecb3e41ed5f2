import { parseSync } from 'rolldown/utils'

/** @typedef {{ line: number, text: string }} Passage what a person reads, and where it stands */
/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node of the syntax tree */

/** What looks like a sentence or a label; names of the code, paths and classes do not. */
const isProse = (/** @type {string} */ text) =>
  !/\w_\w|\bselect\b/.test(text) &&
  (/^[A-Z][a-z]/.test(text.trim()) || /[a-z,.:;] [a-z]/i.test(text.trim()))

/** Templates of these are not read by people. */
const NOT_PROSE = /^(?:sql|css|raw)$/

/**
 * The strings of a source that people read: literals, templates and the text of JSX.
 * @param {string} path @param {string} code @returns {Passage[]}
 */
export function proseOf(path, code) {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  /** @type {Passage[]} */
  const found = []
  const add = (/** @type {Node} */ node, /** @type {unknown} */ value) => {
    const text = String(value).replaceAll(/\s+/g, ' ')
    if (!isProse(text)) return
    found.push({ line: code.slice(0, node.start).split('\n').length, text })
  }
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)), add)
  return found
}

/** @param {Node} node @param {(node: Node, value: unknown) => void} add */
function visit(node, add) {
  if (/^(Import|ExportAll|TSLiteral|TSEnum)/.test(node.type)) return
  if (node.type === 'TaggedTemplateExpression' && NOT_PROSE.test(tagOf(node))) return
  if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value)
  if (node.type === 'JSXText') add(node, node.value)
  if (node.type === 'TemplateLiteral') add(node, wordsOf(node))
  for (const [key, value] of Object.entries(node)) {
    // A key of an object is a name of the code.
    if (node.type === 'Property' && key === 'key') continue
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, add)
  }
}

/** @param {Node} node */
function tagOf({ tag }) {
  const { name, object, property } =
    /** @type {{ name?: string, object?: { name?: string }, property?: { name?: string } }} */ (tag)
  return name ?? property?.name ?? object?.name ?? ''
}

/** The words of a template with a mark for each value. @param {Node} node */
function wordsOf({ quasis }) {
  const parts = /** @type {{ value: { cooked: string } }[]} */ (quasis)
  return parts.map(({ value }) => value.cooked).join('…')
}

/**
 * The sentences of a document, line by line; code in it is left out.
 * @param {string} text @returns {Passage[]}
 */
export function proseOfDocument(text) {
  let inCode = false
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(```|~~~)/.test(line)) inCode = !inCode
    const words = line.replaceAll(/`[^`]*`/g, '').replaceAll(/\]\([^)]*\)/g, ']')
    return inCode || words.trim() === '' ? [] : [{ line: at + 1, text: words }]
  })
}
