/** A record that an alert is set on. */
export type Named = { id: string; name: string }

/** "1 client", "3 clients". */
export const counted = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`
