import { useState } from 'react'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import styles from './remittances.module.css'
import { FilesAtWork } from './files-at-work.tsx'
import { UploadReport } from './upload-report.tsx'
import { type SentFile, useOutcomes } from './use-outcomes.ts'
import { useReadFiles } from './use-read-files.ts'

/** Takes 835 files and tells what became of each. */
export const EraUpload = () => {
  const [sent, setSent] = useState<readonly SentFile[]>([])
  const outcomes = useOutcomes(sent)
  const read = useReadFiles((file) => setSent((before) => [...before, file]))
  return (
    <div className={styles.upload}>
      <FileDrop
        label="Drop 835 files here or choose files"
        hint="Remittances that balance and match are posted. The rest are held with a reason. Duplicate files are ignored."
        accept=".835,.txt,.edi,.x12,.dat"
        multiple
        busy={read.busy}
        onFiles={(files) => {
          setSent([])
          read.start(files)
        }}
      />
      {outcomes.length > 0 && <UploadReport outcomes={outcomes} onClose={() => setSent([])} />}
      <FilesAtWork but={sent.flatMap((file) => ('id' in file ? [file.id] : []))} />
    </div>
  )
}
