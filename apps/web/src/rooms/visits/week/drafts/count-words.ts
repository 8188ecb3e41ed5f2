/** `1 draft`, `3 drafts`. */
export const countWords = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`
