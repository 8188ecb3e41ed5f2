/** Which transaction answers for which record, as the name of a sending: id=transaction, parted by spaces. */
export const refOf = (waiting: ReadonlyMap<string, string>): string | null =>
  waiting.size === 0
    ? null
    : [...waiting].map(([id, transaction]) => `${id}=${encodeURIComponent(transaction)}`).join(' ')

export const readRef = (ref: string): Map<string, string> =>
  new Map(
    ref.split(' ').flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=')
      return at < 1 ? [] : [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]]
    }),
  )
