/**
 * @typedef {{ id: string, path: string, what: string }} Screen
 * @typedef {{ id: string, method: string, path: string, what: string }} Call
 * @typedef {{ entity: string, call: string, name: string }} Field
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
