import { type DiagnosisCode, updateDiagnosisCode } from '@homeward/contract/diagnosis-codes'
import { Switch } from '@mantine/core'
import { useWrite } from '../../../plumbing/query.ts'

/** Offers a code where a diagnosis is chosen, or no longer; shown at once, taken back where refused. */
export const CodeSwitch = ({ code: { code, label, active } }: { code: DiagnosisCode }) => {
  const change = useWrite(updateDiagnosisCode)
  const shown = change.isPending ? change.variables.active : active
  return (
    <Switch
      size="xs"
      aria-label={`Offer ${label}`}
      checked={shown}
      onChange={(event) => change.mutate({ code, active: event.currentTarget.checked })}
    />
  )
}
