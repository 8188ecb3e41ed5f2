/** A number with what it counts: `1 visit`, `1,200 visits`. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
