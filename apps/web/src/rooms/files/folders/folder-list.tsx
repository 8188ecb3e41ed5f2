import type { Folder, listFolders } from '@homeward/contract/files/attachments'
import { Button, Skeleton, Switch, Text, UnstyledButton } from '@mantine/core'
import { IconFolder, IconFolderPlus, IconFolders } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../../plumbing/api/types.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import styles from '../files.module.css'
import type { FilesOf } from '../queries.ts'
import { FolderDialog } from './folder-dialog.tsx'
import { FolderMenu } from './folder-menu.tsx'

type Props = {
  parent: FilesOf
  query: UseQueryResult<AnswerOf<typeof listFolders>>
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** The folders of a record; one of them narrows the files. */
export const FolderList = ({ parent, query, chosen, onChoose }: Props) => {
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const [archived, setArchived] = useState(false)
  const folders = query.data?.data ?? []
  const shown = folders.filter(({ status }) => archived || status === 'active')
  return (
    <nav aria-label="Folders">
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={72} role="status" aria-label="Loading folders" />}
      <ul className={styles.folders}>
        <li className={styles.folder} data-chosen={chosen === undefined || undefined}>
          <UnstyledButton
            className={styles.open}
            aria-current={chosen === undefined || undefined}
            onClick={() => onChoose(undefined)}
          >
            <IconFolders size={16} aria-hidden />
            <span>All files</span>
          </UnstyledButton>
        </li>
        {shown.map((folder) => (
          <FolderItem
            key={folder.id}
            folder={folder}
            chosen={folder.id === chosen}
            onChoose={() => onChoose(folder.id)}
          />
        ))}
      </ul>
      {can('files.keep') && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFolderPlus size={15} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          New folder
        </Button>
      )}
      {folders.some(({ status }) => status === 'archived') && (
        <Switch
          mt="sm"
          size="xs"
          label="Show archived folders"
          checked={archived}
          onChange={(event) => setArchived(event.currentTarget.checked)}
        />
      )}
      <FolderDialog parent={parent} opened={adding} onClose={() => setAdding(false)} />
    </nav>
  )
}

type ItemProps = { folder: Folder; chosen: boolean; onChoose: () => void }

const FolderItem = ({ folder, chosen, onChoose }: ItemProps) => (
  <li
    className={styles.folder}
    data-chosen={chosen || undefined}
    data-archived={folder.status === 'archived' || undefined}
  >
    <UnstyledButton className={styles.open} aria-current={chosen || undefined} onClick={onChoose}>
      <IconFolder size={16} aria-hidden />
      <span>
        {folder.name}
        {folder.status === 'archived' && (
          <Text span size="xs">
            {' '}
            (archived)
          </Text>
        )}
      </span>
      <span className={styles.count}>{folder.attachments}</span>
    </UnstyledButton>
    <FolderMenu folder={folder} />
  </li>
)
