import { useQuery } from '@tanstack/react-query'
import { claimQuery } from '../queries.ts'

/** The title of a claim's panel: its number, once it is known. */
export const ClaimTitle = ({ id }: { id: string }) => {
  const { data } = useQuery(claimQuery(id))
  return <>{data ? `Claim ${data.number}` : 'Claim'}</>
}
