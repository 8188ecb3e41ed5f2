/** What git prints with -z. @param {string} output @returns {string[]} */
export const namesOf = (output) => output.split('\0').filter(Boolean)

/**
 * How the staged files are treated: what is staged as a whole is formatted and staged again; of what is staged
 * in part the rest must not come with it, so it is only looked at.
 * @param {string[]} staged
 * @param {string[]} changed what differs from what is staged
 */
export function toCheck(staged, changed) {
  const formatted = staged.filter((path) => /\.(tsx?|mts|mjs|json|css|html|md|ya?ml)$/.test(path))
  return {
    whole: formatted.filter((path) => !changed.includes(path)),
    partly: formatted.filter((path) => changed.includes(path)),
    code: staged.filter((path) => /\.(tsx?|mts|mjs)$/.test(path)),
  }
}
