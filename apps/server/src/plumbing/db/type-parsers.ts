import pg from 'pg'

const instant = (value: string): string => new Date(value).toISOString()
const clock = (value: string): string => value.slice(0, 5)
const unchanged = (value: string): string => value

/** Instants as ISO strings, days and clocks as text, 64-bit counts and cents as numbers. */
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.TIMESTAMPTZ]: instant,
  [pg.types.builtins.TIME]: clock,
  [pg.types.builtins.DATE]: unchanged,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
}

/** How what the database answers is read, by its type. */
export function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const own = format === 'binary' ? undefined : parsers[oid]
  return own ?? (pg.types.getTypeParser(oid, format) as (value: string) => unknown)
}
