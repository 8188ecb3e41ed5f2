import { signVisit } from '@homeward/contract/visits/capture'
import {
  getVisitSignatures,
  voidVisitSignature,
  waiveVisitSignature,
} from '@homeward/contract/visits/signatures'
import type { Visit } from '@homeward/contract/visits/visits'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { Signatures } from '../../../ui/sign/signatures.tsx'

const touched = { touches: ['billing', 'care'] } as const

/** The client's signature: as it was given, or how to get it, attach it or do without. */
export const SignatureCard = ({ visit: { id, client, abilities } }: { visit: Visit }) => {
  const can = useCan()
  const query = useQuery({ ...queryOf(getVisitSignatures, { id }), meta: { quiet: true } })
  const sign = useWrite(signVisit, touched)
  const waive = useWrite(waiveVisitSignature, touched)
  const withdraw = useWrite(voidVisitSignature, touched)
  return (
    <Card title="Signature">
      {query.isPending && <Skeleton height={56} role="status" aria-label="Loading" />}
      {query.data && (
        <Signatures
          slots={[
            { label: 'Client', signers: [{ role: 'client', name: client.name, byAnother: true }] },
          ]}
          signatures={query.data.signatures}
          may={{
            sign: abilities.sign === true,
            waive: abilities.waive === true,
            void: can('visits.review'),
          }}
          acts={{
            sign: ({ role: _client, ...given }) =>
              sign.mutateAsync({ id, ...given, at: new Date().toISOString() }),
            waive: (given) => waive.mutateAsync({ id, ...given }),
            void: (given) => withdraw.mutateAsync({ id, ...given }),
          }}
        />
      )}
    </Card>
  )
}
