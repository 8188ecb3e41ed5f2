/** @typedef {import('./tables.mjs').Reads} Reads */
/** @typedef {import('./owners.mjs').Owned} Owned */

export const PAGE = 'docs/rooms-and-tables.md'

/**
 * The page that shows what rooms publish and who reads whose tables, from what the check knows.
 * @param {Map<string, Owned>} owned
 * @param {Reads} reads
 */
export function pageOf(owned, reads) {
  const all = [...owned.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  const views = all
    .filter(({ view }) => view)
    .map(({ name, room, says }) => `| \`${name}\` | ${room} | ${says ?? ''} |`)
  const lines = Object.entries(reads).flatMap(([reader, of]) =>
    Object.entries(of).map(([owner, { tables, reason }]) => {
      const names = tables.map((name) => `\`${name}\`${owned.get(name)?.view ? ' (view)' : ''}`)
      return `| ${reader} | ${owner} | ${names.join(', ')} | ${reason} |`
    }),
  )
  return `# Rooms and their tables

Written by \`npm run rooms:write\` from the migrations and from \`tools/structure/reads.json\`; \`npm run check\`
refuses a page that is not up to date. Why it is so: \`docs/decisions/rooms-and-doors.md\`.

## Who owns what

The owner alone writes a table: the room by whose name the migration is called that makes it.
\`npm run rooms\` lists them.

## What rooms publish

A view shows a part of a room's tables to rooms below it or beside it. The planner sees through it; row-level
security applies as to the table.

| view | room | what it shows |
| --- | --- | --- |
${views.join('\n')}

## Who reads whom

${lines.length} pairs. No two rooms read each other's tables: where reading goes both ways, one way goes by views.

| room | reads of | tables | because |
| --- | --- | --- | --- |
${lines.join('\n')}
`
}

/**
 * The rooms with the tables that each owns, one to a line.
 * @param {Map<string, Owned>} owned
 */
export const ownersOf = (owned) =>
  [...Map.groupBy(owned.values(), ({ room }) => room)]
    .map(([room, all]) => {
      const tables = all.filter(({ view }) => !view).map(({ name }) => name)
      return `${room}: ${tables.toSorted().join(', ')}`
    })
    .toSorted()
