import { useState } from 'react'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import styles from './remittances.module.css'
import { type FileOutcome, UploadReport } from './upload-report.tsx'
import { useReadFiles } from './use-read-files.ts'

/** Takes 835 files and tells what became of each. */
export const EraUpload = () => {
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[]>([])
  const read = useReadFiles((outcome) => setOutcomes((before) => [...before, outcome]))
  return (
    <div className={styles.upload}>
      <FileDrop
        label="Drop 835 files here or choose them"
        hint="What balances and matches is posted, the rest is held with the reason. A file that was read before changes nothing."
        accept=".835,.txt,.edi,.x12,.dat"
        multiple
        busy={read.busy}
        onFiles={(files) => {
          setOutcomes([])
          read.start(files)
        }}
      />
      {outcomes.length > 0 && <UploadReport outcomes={outcomes} onClose={() => setOutcomes([])} />}
    </div>
  )
}
