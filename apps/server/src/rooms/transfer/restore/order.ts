import type { Reference, Table } from '../tables-store.ts'

type Planned = {
  readonly table: Table
  /** References to tables that come later: left empty at first, filled in at the end. */
  readonly later: readonly Reference[]
}

/**
 * The order in which tables are filled, so that what is referred to is there before it. Where tables
 * refer to each other in a circle, a reference that may be empty waits. Throws where none may be.
 */
export function planOrder(tables: readonly Table[]): Planned[] {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const planned: Planned[] = []
  // Rows of one table come in one statement, which may refer to itself.
  const isOpen = ({ to }: Reference, { name }: Table) => to !== name && waiting.has(to)
  while (waiting.size > 0) {
    const left = [...waiting.values()]
    const ready =
      // Every row belongs to the agency, so the agency comes first.
      waiting.get('agencies') ??
      left.find((table) => table.references.every((one) => !isOpen(one, table))) ??
      left.find((table) => table.references.every((one) => one.nullable || !isOpen(one, table)))
    if (!ready)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    planned.push({
      table: ready,
      later: ready.references.filter((one) => isOpen(one, ready)),
    })
    waiting.delete(ready.name)
  }
  return planned
}
