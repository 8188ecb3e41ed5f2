import { type Attachment, type Folder, listAttachments } from '@homeward/contract/files/attachments'
import { isPdf, isPicture, isPreviewable, uploadTypeLabels } from '@homeward/domain/files/types'
import { ActionIcon } from '@mantine/core'
import { IconEye, IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { useList } from '../../../ui/list/use-list.ts'
import { InstantText, None } from '../../../ui/text/values.tsx'
import styles from '../files.module.css'
import { FileViewer } from '../preview/file-viewer.tsx'
import type { FilesOf } from '../queries.ts'
import { sizeWords } from '../../../ui/text/size-words.ts'
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
  if (isPicture(type)) return { icon: IconPhoto, label: 'Image' }
  if (isPdf(type)) return { icon: IconFileTypePdf, label: 'PDF' }
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

const previewColumn = (onPreview: (id: string) => void): Column<Attachment> => ({
  key: 'preview',
  header: 'Preview',
  cell: (row) =>
    isPreviewable(row.content_type) ? (
      <ActionIcon
        id={`preview-${row.id}`}
        variant="subtle"
        aria-label={`Preview ${row.filename}`}
        onClick={() => onPreview(row.id)}
      >
        <IconEye size={17} aria-hidden />
      </ActionIcon>
    ) : (
      <None />
    ),
})

type Props = { parent: FilesOf; folder: Folder | undefined; folders: readonly Folder[] }

/** The files of a record, of one folder or of all; `preview` in the address names the one shown. */
export const FileList = ({ parent, folder, folders }: Props) => {
  const options = {
    endpoint: listAttachments,
    search: 'filename',
    filters,
    initialSort: '-created_at',
    fixed: {
      parent_type: parent.type,
      parent_id: parent.id,
      ...(folder && { folder_id: folder.id }),
    },
  } as const
  // The very query of the list under it, so that files are turned over in its order.
  const { rows = [], flat, change } = useList(options)
  const files = rows.filter((row) => isPreviewable(row.content_type))
  const preview = (id: string | undefined) =>
    change({ preview: id, open: undefined, page: flat.page })
  return (
    <>
      <List
        {...options}
        of="files"
        columns={[...columns, previewColumn(preview)]}
        panelTitle={(row) => row.filename}
        panel={(row, close) => (
          <FileSheet
            key={row.id}
            attachment={row}
            folders={folders}
            onClose={close}
            onPreview={() => preview(row.id)}
          />
        )}
        empty={{
          title: folder ? `No files in ${folder.name} yet` : 'No files yet',
          hint: 'Drop a file above or click to choose one.',
        }}
      />
      <FileViewer
        files={files}
        shown={files.find(({ id }) => id === flat.preview)}
        onShow={preview}
        onClose={() => {
          preview(undefined)
          document.getElementById(`preview-${flat.preview}`)?.focus()
        }}
      />
    </>
  )
}
