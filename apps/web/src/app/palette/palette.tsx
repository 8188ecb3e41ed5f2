import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Checkbox, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight } from '@mantine/spotlight'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { go } from '../../plumbing/paths/navigate.ts'
import { chosenOfficeOf } from '../../plumbing/session/chosen-office.ts'
import { may } from '../../plumbing/session/session.ts'
import { fewestLetters, foundQuery } from '../../rooms/search/queries.ts'
import { showKeys } from '../keys/show-keys.ts'
import { endOpening } from '../../ui/feedback/opening.ts'
import { bringHome } from '../../ui/theme/focus-home.ts'
import { chooseFirst, palette, paletteStore } from './choose-first.ts'
import { actionCommands, type Command, matching, screenCommands } from './commands.ts'
import { FoundGroups } from './found.tsx'
import { useRecent } from './recent.ts'
import { takeRequest } from './request.ts'

export type PaletteProps = {
  user: SessionUser
  /** Opens with each further request. */
  request: number
}

/** The command palette: screens, actions, and clients, caregivers, visits and claims by a few letters. */
export const Palette = ({ user, request }: PaletteProps) => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  useEffect(() => {
    if (takeRequest()) palette.open()
  }, [request])

  // Whoever signs in next finds it closed.
  useEffect(() => () => palette.close(), [])

  const mayFind = may(user, 'search.use')
  const finding = mayFind && typed.trim().length >= fewestLetters
  const office = chosenOfficeOf(user)
  const [everywhere, setEverywhere] = useState(false)
  const found = foundQuery(search, everywhere ? undefined : office?.id)
  const query = useQuery({
    ...found,
    enabled: finding && found.enabled,
    placeholderData: finding ? keepPreviousData : undefined,
  })
  // What is found comes after the letters: Enter takes the first entry of what stands there then.
  useEffect(() => {
    if (typed !== '') chooseFirst()
  }, [typed, query.data])
  const actions = actionCommands(user, {
    dark,
    setDark: (next) => setColorScheme(next ? 'dark' : 'light'),
    showKeys,
  })
  const screens = matching(screenCommands(user), typed)
  const doable = matching(actions, typed)
  const foundNone = !query.isFetching && !query.isError && query.data?.found.length === 0
  const nothing = screens.length + doable.length === 0 && (!finding || foundNone)
  return (
    <Spotlight.Root
      store={paletteStore}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Command palette', 'data-keeps-focus': true } }}
      scrollable
      maxHeight="60dvh"
      transitionProps={{ duration: 100 }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
    >
      <Spotlight.Search
        placeholder={
          mayFind ? 'Search clients, caregivers, visits, claims, screens…' : 'Search screens…'
        }
        aria-label="Search everything"
        onFocus={({ currentTarget }) => {
          endOpening()
          bringHome(currentTarget.closest('[role=dialog]') ?? currentTarget)
        }}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      {mayFind && office && (
        <Checkbox
          size="xs"
          mx="md"
          my={6}
          label={`Only ${office.name}`}
          checked={!everywhere}
          onChange={(event) => setEverywhere(!event.currentTarget.checked)}
        />
      )}
      <Spotlight.ActionsList>
        {typed === '' && <RecentGroup />}
        {finding && <FoundGroups query={query} />}
        <Commands label="Screens" commands={screens} />
        <Commands label="Actions" commands={doable} />
        {nothing && <Spotlight.Empty>No results. Try another search.</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

const RecentGroup = () => {
  const recent = useRecent()
  if (recent.length === 0) return null
  return (
    <Spotlight.ActionsGroup label="Recent">
      {recent.map(({ label, hint, href }) => (
        <Spotlight.Action
          key={href}
          label={label}
          description={hint}
          leftSection={<IconHistory size={18} stroke={1.75} aria-hidden />}
          onClick={() => go(href)}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

const Commands = ({ label, commands }: { label: string; commands: readonly Command[] }) => {
  if (commands.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={label}>
      {commands.map(({ id, label: word, hint, icon: Icon, run }) => (
        <Spotlight.Action
          key={id}
          label={word}
          {...(hint && { description: hint })}
          leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}
