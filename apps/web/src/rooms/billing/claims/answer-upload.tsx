import { uploadAcknowledgement } from '@homeward/contract/billing/transmissions'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { upload } from '../../../plumbing/api/upload.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { countWords } from '../../../ui/text/count-words.ts'

/** Takes files of answers and tells what became of them. */
export const AnswerUpload = () => {
  const read = useWrite(uploadAcknowledgement, { touches: ['visits'] })
  const all = useMutation({
    meta: { quiet: true },
    mutationFn: async (files: readonly File[]) => {
      const said: string[] = []
      for (const file of files) {
        // One after the other, in the order in which they came.
        // oxlint-disable-next-line no-await-in-loop
        const signed_id = await upload(file, file.name)
        // oxlint-disable-next-line no-await-in-loop
        const { answers, repeated, problems } = await read.mutateAsync({ signed_id })
        const again = repeated > 0 ? `, ${repeated} read before` : ''
        said.push(`${file.name}: ${countWords(answers.length, 'answer')}${again}.`, ...problems)
      }
      return said
    },
  })
  return (
    <>
      <FileDrop
        label="Drop TA1, 999 and 277CA files here or choose files"
        hint="Exactly the claims that an answer names move. An answer that fits none is held. Duplicate files are ignored."
        accept=".999,.277,.277ca,.ta1,.txt,.edi,.x12,.dat"
        multiple
        busy={all.isPending}
        onFiles={(files) => all.mutate(files)}
      />
      {all.data && (
        <Alert role="status" color="pine" mt="sm" icon={<IconCircleCheck aria-hidden />}>
          {all.data.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
    </>
  )
}
