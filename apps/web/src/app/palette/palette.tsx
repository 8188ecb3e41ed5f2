import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Checkbox, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight } from '@mantine/spotlight'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { go } from '../../plumbing/paths/navigate.ts'
import { useRecordPath } from '../../plumbing/paths/record-path.ts'
import { chosenOfficeOf } from '../../plumbing/session/chosen-office.ts'
import { may } from '../../plumbing/session/session.ts'
import { fewestLetters, foundQuery } from '../../rooms/search/queries.ts'
import { showKeys } from '../keys/show-keys.ts'
import { endOpening } from '../../ui/feedback/opening.ts'
import { bringHome } from '../../ui/theme/focus-home.ts'
import { chooseFirst, palette, paletteStore } from './choose-first.ts'
import { actionCommands, type Command, matching, screenCommands } from './commands.ts'
import { Entry } from './entry.tsx'
import { Foot } from './foot.tsx'
import { FoundGroups, type Openable } from './found.tsx'
import styles from './palette.module.css'
import { useRecent } from './recent.ts'
import { takeRequest } from './request.ts'
import { readTyped } from './typed.ts'

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
  const { only, words } = readTyped(typed)
  const finding = mayFind && only !== 'commands' && words.length >= fewestLetters
  const office = chosenOfficeOf(user)
  const [everywhere, setEverywhere] = useState(false)
  const asked = foundQuery(readTyped(search).words, everywhere ? undefined : office?.id)
  const query = useQuery({
    ...asked,
    enabled: finding && asked.enabled,
    placeholderData: finding ? keepPreviousData : undefined,
  })
  // What is found comes after the letters: Enter takes the first entry of what stands there then.
  useEffect(() => {
    if (typed !== '') chooseFirst()
  }, [typed, query.data])
  const hrefOf = useRecordPath()
  const found = (finding ? (query.data?.found ?? []) : []).flatMap((one): Openable[] => {
    const href = only === 'claims' && one.kind !== 'claim' ? undefined : hrefOf(one.kind, one.id)
    return href === undefined ? [] : [{ ...one, href }]
  })
  const actions = actionCommands(user, {
    dark,
    setDark: (next) => setColorScheme(next ? 'dark' : 'light'),
    showKeys,
  })
  const offered = (commands: readonly Command[]) =>
    only === 'claims' ? [] : matching(commands, words)
  const screens = offered(screenCommands(user))
  const doable = offered(actions)
  const foundNone = !query.isFetching && !query.isError && found.length === 0
  const nothing = screens.length + doable.length === 0 && (!finding || foundNone)
  return (
    <Spotlight.Root
      store={paletteStore}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Command palette', 'data-keeps-focus': true } }}
      scrollable
      maxHeight="70dvh"
      centered={false}
      size="42.5rem"
      yOffset={96}
      classNames={{ content: styles.content, actionsList: styles.list }}
      transitionProps={{ duration: 100 }}
      overlayProps={{ color: '#101c18', backgroundOpacity: 0.28, blur: 0 }}
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
        className={styles.search}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        rightSection={
          <kbd className={styles.key} aria-hidden>
            Esc
          </kbd>
        }
        rightSectionWidth={56}
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
        {finding && <FoundGroups query={query} found={found} words={words} />}
        <Commands label="Go to" commands={screens} words={words} />
        <Commands label="Do" commands={doable} words={words} />
        {nothing && <Spotlight.Empty>No results. Try another search.</Spotlight.Empty>}
      </Spotlight.ActionsList>
      {typed !== '' && <Foot count={found.length + screens.length + doable.length} />}
    </Spotlight.Root>
  )
}

const RecentGroup = () => {
  const recent = useRecent()
  if (recent.length === 0) return null
  return (
    <Spotlight.ActionsGroup label="Recent">
      {recent.map(({ label, hint, href }) => (
        <Entry
          key={href}
          title={label}
          hint={hint}
          words=""
          mark={<IconHistory size={18} stroke={1.75} aria-hidden />}
          onChoose={() => go(href)}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

type CommandsProps = { label: string; commands: readonly Command[]; words: string }

const Commands = ({ label, commands, words }: CommandsProps) => {
  if (commands.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={label}>
      {commands.map(({ id, label: word, hint, icon: Icon, run }) => (
        <Entry
          key={id}
          title={word}
          {...(hint && { hint })}
          words={words}
          mark={<Icon size={18} stroke={1.75} aria-hidden />}
          onChoose={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}
