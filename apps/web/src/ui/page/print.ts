/** What is printed has to be drawn before the window of the printer covers it; in milliseconds. */
const printDelay = 1000

let soon: ReturnType<typeof setTimeout> | undefined

/** Prints the page in a moment; asked for twice meanwhile, it prints once. */
export const printPage = (): void => {
  clearTimeout(soon)
  soon = setTimeout(() => window.print(), printDelay)
}
