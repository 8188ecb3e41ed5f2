import { type Attachment, type Folder, listAttachments } from '@homeward/contract/attachments'
import { uploadTypeLabels } from '@homeward/domain/files/types'
import { IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { InstantText, None } from '../../../ui/text/values.tsx'
import styles from '../files.module.css'
import type { FilesOf } from '../queries.ts'
import { sizeWords } from '../size-words.ts'
import { FileSheet } from './file-sheet.tsx'

const filters: readonly Filter<typeof listAttachments>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'archived', label: 'Archived' },
    ],
    initial: 'active',
    all: 'all',
  },
]

/** What a file is, for the eye and in words. */
const kindOf = (type: string) => {
  if (type.startsWith('image/')) return { icon: IconPhoto, label: 'Picture' }
  if (type === 'application/pdf') return { icon: IconFileTypePdf, label: 'PDF' }
  const label = (uploadTypeLabels as Record<string, string>)[type] ?? 'File'
  return { icon: IconFile, label }
}

const columns: readonly Column<Attachment>[] = [
  {
    key: 'filename',
    header: 'Name',
    sort: 'filename',
    cell: (row) => {
      const { icon: Icon, label } = kindOf(row.content_type)
      return (
        <span className={styles.name}>
          <Icon size={16} role="img" aria-label={label} />
          {row.filename}
        </span>
      )
    },
  },
  { key: 'folder', header: 'Folder', cell: (row) => row.folder?.name ?? <None /> },
  { key: 'note', header: 'Note', wide: true, cell: (row) => row.note || <None /> },
  {
    key: 'size',
    header: 'Size',
    sort: 'byte_size',
    align: 'right',
    cell: (row) => sizeWords(row.byte_size),
  },
  {
    key: 'created_at',
    header: 'Added',
    sort: 'created_at',
    cell: (row) => <InstantText at={row.created_at} />,
  },
  { key: 'author', header: 'By', wide: true, cell: (row) => row.author },
]

type Props = { parent: FilesOf; folder: Folder | undefined; folders: readonly Folder[] }

/** The files of a record, of one folder or of all. */
export const FileList = ({ parent, folder, folders }: Props) => (
  <List
    of="files"
    endpoint={listAttachments}
    search="filename"
    filters={filters}
    initialSort="-created_at"
    fixed={{
      parent_type: parent.type,
      parent_id: parent.id,
      ...(folder && { folder_id: folder.id }),
    }}
    columns={columns}
    panelTitle={(row) => row.filename}
    panel={(row, close) => (
      <FileSheet key={row.id} attachment={row} folders={folders} onClose={close} />
    )}
    empty={{
      title: folder ? `Nothing in ${folder.name} yet` : 'No files yet',
      hint: 'Drop a file above, or click there to choose one.',
    }}
  />
)
