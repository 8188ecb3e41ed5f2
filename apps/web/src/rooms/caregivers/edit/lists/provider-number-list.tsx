import { SimpleGrid, TextInput } from '@mantine/core'
import { payorLookup } from '../../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { newNumber, type ProviderNumberValues } from '../values/agent-values.ts'
import type { FieldProps } from '../field-props.ts'
import { RowList } from './row-list.tsx'

type Props = FieldProps & {
  rows: readonly ProviderNumberValues[]
  onChange: (rows: ProviderNumberValues[]) => void
}

const list = 'provider_numbers_attributes'

/** The numbers of payors that know a person by another one than the usual. */
export const ProviderNumberList = ({ field, rows, onChange }: Props) => (
  <RowList
    of="Payor number"
    rows={rows}
    onChange={onChange}
    make={newNumber}
    words={({ number }) => number}
    none="All payors know this person by the provider number above. Add one if a payor has another."
  >
    {(_, at) => (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <SearchSelect
          label="Payor"
          required
          lookup={payorLookup}
          {...field(`${list}.${at}.payor_id`)}
        />
        <TextInput label="Number" required autoComplete="off" {...field(`${list}.${at}.number`)} />
      </SimpleGrid>
    )}
  </RowList>
)
