import { isTest } from './sources.mjs'

const MOST_LINES = 400

const SQL = /\bsql(?:<[^`\n]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/

/** @typedef {import('./sources.mjs').Sources} Sources */

/** @param {Sources} sources @returns {string[]} */
export const tooLong = (sources) =>
  [...sources.values()]
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${MOST_LINES} at most`)

/**
 * Files that pass on what others export: readers and tools lose the way through them. A room's door is
 * there to be just that.
 * @param {Sources} sources
 * @returns {string[]}
 */
export const barrels = (sources) =>
  [...sources.values()].flatMap(({ path, links }) =>
    !/\/rooms\/[^/]+\/door\.ts$/.test(path) && passesOn(path, links)
      ? [`${path}: passes on other files, import those themselves`]
      : [],
  )

/** @param {string} path @param {import('./sources.mjs').Link[]} links */
const passesOn = (path, links) =>
  links.some(({ passedOn }) => passedOn) || /\/index\.tsx?$/.test(path)

/**
 * SQL in a room elsewhere than in its store (`store.ts`, or `<part>-store.ts` in a large room) or in the
 * declaration of a plain record (`<thing>-record.ts`).
 * @param {Sources} sources
 * @returns {string[]}
 */
export const strayQueries = (sources) =>
  [...sources.values()]
    .filter(({ path }) => path.startsWith('apps/server/src/rooms/') && !isTest(path))
    .filter(({ path }) => !/(?:[/-]store|-record)\.ts$/.test(path))
    .filter(({ code, links }) => SQL.test(code) || links.some(isDriver))
    .map(({ path }) => `${path}: SQL belongs into the room's store.ts`)

/** @param {import('./sources.mjs').Link} link */
const isDriver = ({ from, typeOnly }) => !typeOnly && (from === 'pg' || from === 'kysely')
