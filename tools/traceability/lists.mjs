/**
 * @typedef {{ id: string, path: string, what: string }} Screen
 * @typedef {{ id: string, method: string, path: string, what: string }} Call
 * @typedef {{ entity: string, call: string, name: string }} Field
 * @typedef {{ of: string, where: string, value: string }} Status
 * @typedef {{ what: string, values: string[], where: string }} Constant
 * @typedef {{ id: string, sentence: string }} Sentence
 */

/** The lines of a list, each cut at its tabs. @param {string} text */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

/** @param {string} text @returns {Screen[]} */
export const screensOf = (text) =>
  rowsOf(text).map(([id = '', path = '', , what = '']) => ({ id, path, what }))

/** @param {string} text @returns {Call[]} */
export const callsOf = (text) =>
  rowsOf(text).map(([id = '', method = '', path = '', , , what = '']) => ({
    id,
    method,
    path,
    what,
  }))

/** @param {string} text @returns {Field[]} */
export const fieldsOf = (text) =>
  rowsOf(text).flatMap(([entity = '', call = '', names = '']) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => ({ entity, call, name })),
  )

/** @param {string} text */
const valuesOf = (text) => text.split(', ').filter(Boolean)

/** @param {string} text @returns {Status[]} */
export const statusesOf = (text) =>
  rowsOf(text).flatMap(([of = '', where = '', values = '']) =>
    valuesOf(values).map((value) => ({ of, where, value })),
  )

/** @param {string} text @returns {Constant[]} */
export const constantsOf = (text) =>
  rowsOf(text).map(([what = '', values = '', where = '']) => ({
    what,
    values: valuesOf(values),
    where,
  }))

/** @param {string} text @returns {Sentence[]} */
export const sentencesOf = (text) =>
  rowsOf(text).map(([id = '', sentence = '']) => ({ id, sentence }))
