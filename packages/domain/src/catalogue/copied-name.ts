/**
 * An unused name for a copy: 'Meals copy', 'Meals copy 2' and so on. A name that is too long is cut before
 * the number.
 */
export const copiedName = (
  name: string,
  isTaken: (candidate: string) => boolean,
  longest: number,
): string => {
  for (let copy = 1; ; copy += 1) {
    const end = copy === 1 ? ' copy' : ` copy ${copy}`
    const candidate = name.slice(0, longest - end.length).trimEnd() + end
    if (!isTaken(candidate)) return candidate
  }
}
