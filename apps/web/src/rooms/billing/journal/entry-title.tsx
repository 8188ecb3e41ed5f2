import type { JournalEntry } from '@homeward/contract/billing/journal'
import { ClaimLink } from './claim-link.tsx'

/** What an entry says; the claim's number in it, or else behind it, leads to the claim. */
export const EntryTitle = ({ entry: { description, claim } }: { entry: JournalEntry }) => {
  if (claim === null) return <span>{description}</span>
  const at = description.indexOf(claim.number)
  if (at < 0)
    return (
      <span>
        {description} <ClaimLink claim={claim} />
      </span>
    )
  return (
    <span>
      {description.slice(0, at)}
      <ClaimLink claim={claim} label={claim.number} />
      {description.slice(at + claim.number.length)}
    </span>
  )
}
