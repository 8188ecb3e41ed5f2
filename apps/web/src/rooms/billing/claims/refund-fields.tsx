import { payMethodLabels, payMethods } from '@homeward/domain/billing/refunds'
import { Select, Textarea, TextInput } from '@mantine/core'
import type { GetInputProps } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'

type Props = {
  // The fields of a form hand on whatever their field takes.
  field: (name: 'method' | 'reference' | 'paid_on' | 'reason') => ReturnType<GetInputProps<object>>
}

/** How a refund is paid, and why. */
export const RefundFields = ({ field }: Props) => (
  <>
    <Select
      label="Method"
      allowDeselect={false}
      data={payMethods.map((value) => ({ value, label: payMethodLabels[value] }))}
      {...field('method')}
    />
    <TextInput label="Number of the check or transfer" maxLength={100} {...field('reference')} />
    <DateField label="Date" {...field('paid_on')} />
    <Textarea label="Reason" autosize minRows={2} {...field('reason')} />
  </>
)

/** What a person hears of a refund that they asked for. */
export const refundedWords = (state: string | undefined): string =>
  state === 'waiting' ? 'The refund waits for a second person' : 'Refunded'
