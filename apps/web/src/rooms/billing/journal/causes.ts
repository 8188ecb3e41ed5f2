import type { JournalEntry } from '@homeward/contract/billing/journal'

/** Entries that one act wrote, in their order; never empty. */
export type Cause = { key: string; title: string; entries: readonly JournalEntry[] }

/** Entries that stand side by side and were written at one moment come from one act. */
export const causesOf = (entries: readonly JournalEntry[]): Cause[] => {
  const groups: JournalEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.created_at === entry.created_at) last.push(entry)
    else groups.push([entry])
  }
  return groups.map((group) => ({
    key: group[0]?.id ?? '',
    title: titleOf(group),
    entries: group,
  }))
}

/** What the descriptions of some entries have in common, without the numbers of their claims. */
const titleOf = (entries: readonly JournalEntry[]): string => {
  const phrases = [...new Set(entries.map(phraseOf))]
  const [first = ''] = phrases
  if (phrases.length === 1) return first
  const tails = new Set(phrases.map((phrase) => phrase.split(', ').slice(1).join(', ')))
  const [tail = ''] = tails
  return tails.size === 1 && tail !== '' ? tail : `${first} and more`
}

const phraseOf = ({ description, claim }: JournalEntry): string =>
  claim === null
    ? description
    : description.replace(` for claim ${claim.number}`, '').replace(`${claim.number} `, '')
