import {
  type DiagnosisCode,
  listDiagnosisCodes,
  updateDiagnosisCode,
} from '@homeward/contract/agency/diagnosis-codes'
import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { keyOf, useWrite } from '../../../plumbing/query.ts'

const codes = keyOf(listDiagnosisCodes.room, listDiagnosisCodes)

/** Offers a code where a diagnosis is chosen, or no longer; shown at once, taken back where refused. */
export const CodeSwitch = ({ code: { code, label, active } }: { code: DiagnosisCode }) => {
  const client = useQueryClient()
  const change = useWrite(updateDiagnosisCode)
  const [shown, show] = useOptimistic(active)
  const offer = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await change.mutateAsync({ code, active: next }).then(
        () => client.invalidateQueries({ queryKey: codes }),
        // A refusal is told where all writes tell it.
        () => undefined,
      )
    })
  return (
    <Switch
      size="xs"
      aria-label={`Activate ${label}`}
      checked={shown}
      onChange={(event) => offer(event.currentTarget.checked)}
    />
  )
}
