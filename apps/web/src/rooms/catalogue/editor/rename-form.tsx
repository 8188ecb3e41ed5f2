import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { NameForm } from './name-form.tsx'

type Named = { id: string; name: string; lock_version: number }

type Props = {
  of: Named
  onSave: (input: Named) => Promise<unknown>
  onCancel: () => void
}

/** Changes a name in its place, held to the version of the record that it was opened with. */
export const RenameForm = ({ of, onSave, onCancel }: Props) => {
  const [opened] = useState(of)
  /** What somebody else saved meanwhile; saving again goes over it. */
  const [theirs, setTheirs] = useState<Named>()
  const save = async (name: string) => {
    try {
      await onSave({ id: of.id, name, lock_version: (theirs ?? opened).lock_version })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') setTheirs(error.current as Named)
      throw error
    }
  }
  return (
    <NameForm
      label={`Name of ${opened.name}`}
      initial={opened.name}
      description={theirs && `Renamed to ${theirs.name}.`}
      submitLabel="Save"
      onSave={save}
      onCancel={onCancel}
    />
  )
}
