import { Select, TextInput } from '@mantine/core'
import { useReasons } from '../reasons.ts'
import type { PunchErrors, PunchValues } from './use-punch.ts'

type Props = {
  values: PunchValues
  set: (change: Partial<PunchValues>) => void
  errors: PunchErrors
  payorId: string | null
}

/** What stands for a time that no phone of the caregiver took. */
export const PunchProof = ({ values, set, errors, payorId }: Props) => {
  const reasons = useReasons()
  return values.how === 'fob' ? (
    <TextInput
      label="Code"
      description="The 6 digits that the device showed at that time."
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={values.code}
      onChange={(event) => set({ code: event.currentTarget.value.replaceAll(/\D/g, '') })}
      error={errors.code}
    />
  ) : (
    <>
      <Select
        label="Reason"
        required
        data={reasons('reason', 'entered_by_staff', { payorId })}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={errors.reason}
      />
      <TextInput
        label="Note"
        required={values.reason === 'other'}
        maxLength={500}
        value={values.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={errors.note}
      />
    </>
  )
}
