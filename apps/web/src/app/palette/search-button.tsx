import { Kbd, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import styles from '../shell/shell.module.css'
import { openPalette } from './request.ts'

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette; on a phone it is the glass alone. */
export const SearchButton = () => (
  <UnstyledButton
    className={styles.search}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={openPalette}
  >
    <IconSearch size={17} stroke={1.75} aria-hidden />
    <VisuallyHidden>Search everything</VisuallyHidden>
    <span className={styles.searchWord} aria-hidden>
      Search clients, caregivers, visits, claims
    </span>
    <Kbd className={styles.searchWord} size="xs" aria-hidden>
      {mac ? '⌘' : 'Ctrl'} K
    </Kbd>
  </UnstyledButton>
)
