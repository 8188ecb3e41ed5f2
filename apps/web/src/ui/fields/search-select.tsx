import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNames } from '../../plumbing/names/use-names.ts'
import type { Lookup, Option } from './lookup.ts'

type Props = Omit<SelectProps, 'data' | 'onChange' | 'value' | 'defaultValue' | 'filter'> & {
  lookup: Lookup
  value?: string | null
  onChange?: (value: string | null, option: Option | undefined) => void
  /** The option of the value at first, so that its name stands there before anything is looked up. */
  initialOption?: Option | null
  withinPortal?: boolean
}

const emptyWords = ({ isFetching, isError }: { isFetching: boolean; isError: boolean }): string => {
  if (isFetching) return 'Searching…'
  return isError ? 'Search failed. Type again to retry.' : 'No results'
}

/** The option of a value: as it was chosen here, else as its record is called. */
const useNamed = (
  { kind }: Lookup,
  value: string | null | undefined,
  chosen: Option | undefined,
): Option | undefined => {
  const asked = kind && value && chosen?.value !== value ? [{ kind, id: value }] : []
  const name = useNames(asked)(value ?? '')
  if (!value) return undefined
  if (chosen?.value === value) return chosen
  return name ? { value, label: name } : undefined
}

/** A field whose options the server finds while somebody types. */
export const SearchSelect = ({
  lookup,
  value,
  onChange,
  initialOption,
  withinPortal,
  ...select
}: Props) => {
  const [chosen, setChosen] = useState<Option | undefined>(initialOption ?? undefined)
  const [typed, setTyped] = useState(initialOption?.label ?? '')
  const named = useNamed(lookup, value, chosen)
  const [search] = useDebouncedValue(typed === named?.label ? '' : typed.trim(), 200)
  const query = useQuery({
    ...lookup(search),
    placeholderData: keepPreviousData,
    meta: { quiet: true, mayTimeOut: true },
  })
  const found = query.data ?? []
  const known = named && !found.some((option) => option.value === named.value)
  const data = known ? [named, ...found] : found
  return (
    <Select
      searchable
      clearable
      // To choose again what is chosen already takes nothing away.
      allowDeselect={false}
      nothingFoundMessage={emptyWords(query)}
      {...select}
      data={data}
      filter={({ options }) => options}
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(next) => {
        const option = data.find((candidate) => candidate.value === next)
        setChosen(option)
        onChange?.(next, option)
      }}
      rightSection={query.isFetching ? <Loader size={14} aria-hidden /> : undefined}
      comboboxProps={{ withinPortal: withinPortal ?? true }}
    />
  )
}
