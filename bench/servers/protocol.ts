/** Both servers use as many connections, so that only what they do with them differs. */
export const poolSize = 8

/** One statement as the product's server sent it; `begin` and `commit` are among them. */
export type Statement = { sql: string; parameters: readonly unknown[] }
