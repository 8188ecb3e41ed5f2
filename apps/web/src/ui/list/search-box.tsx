import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTyped } from '../fields/use-typed.ts'

type Props = { value: string; onSearch: (text: string) => void; label?: string }

/** Search as you type; the address follows after a moment. */
export const SearchBox = ({ value, onSearch, label = 'Search' }: Props) => {
  const { typed, setTyped, expect } = useTyped(value)
  const tell = useDebouncedCallback((text: string) => {
    expect(text)
    onSearch(text)
  }, 250)
  const type = (text: string) => {
    setTyped(text)
    tell(text.trim())
  }
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={`${label}…`}
      data-list-search
      w={{ base: '100%', xs: 240 }}
      size="xs"
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={
        typed && <CloseButton size="xs" aria-label="Clear search" onClick={() => type('')} />
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
