import { useInterval } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { FileList } from './list/file-list.tsx'
import styles from './files.module.css'
import { FolderList } from './folders/folder-list.tsx'
import { attachmentsKey, type FilesOf, foldersQuery } from './queries.ts'
import { Uploads } from './uploads/uploads.tsx'

/** Addresses of files are asked for anew before they run out (milliseconds). */
const freshFor = 4 * 60_000

/** The folders and files of a record: put in, look at, rename, move, archive. */
export const FilesPanel = ({ parent }: { parent: FilesOf }) => {
  const can = useCan()
  const client = useQueryClient()
  const { folder_id: chosen } = useFlatQuery()
  const change = useSetFlatQuery()
  const query = useQuery(foldersQuery(parent))
  const folders = query.data?.data ?? []
  useInterval(() => void client.invalidateQueries({ queryKey: attachmentsKey }), freshFor, {
    autoInvoke: true,
  })
  const folder = folders.find(({ id }) => id === chosen)
  return (
    <div className={styles.panel}>
      <FolderList
        parent={parent}
        query={query}
        chosen={folder?.id}
        onChoose={(id) => change({ folder_id: id, page: undefined, open: undefined })}
      />
      <div className={styles.files}>
        {can('files.keep') && <Uploads key={parent.id} parent={parent} folder={folder} />}
        <FileList parent={parent} folder={folder} folders={folders} />
      </div>
    </div>
  )
}
