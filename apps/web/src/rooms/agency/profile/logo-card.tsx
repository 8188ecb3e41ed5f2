import { type Agency, updateAgency } from '@homeward/contract/agency/agencies'
import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { upload } from '../../../plumbing/api/upload.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import styles from './profile.module.css'

type Picked = { signedId: string; url: string }

/** The logo: a picture is shown first, and used once somebody says so. */
export const LogoCard = ({ agency }: { agency: Agency }) => {
  const [picked, setPicked] = useState<Picked>()
  useEffect(() => {
    if (!picked) return undefined
    return () => URL.revokeObjectURL(picked.url)
  }, [picked])
  const send = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File): Promise<Picked> => ({
      signedId: await upload(file, file.name),
      url: URL.createObjectURL(file),
    }),
    onSuccess: setPicked,
  })
  const save = useWrite(updateAgency, {
    quiet: true,
    onDone: ({ logo_url }) => {
      setPicked(undefined)
      toastDone(logo_url ? 'Logo updated.' : 'Logo removed.')
    },
  })
  const failed = send.error ?? save.error
  return (
    <Card title="Logo">
      <div className={styles.logo}>
        <Preview url={picked?.url ?? agency.logo_url} fresh={picked !== undefined} />
        <div>
          <FileDrop
            label="Drop an image here or choose a file"
            hint="PNG or JPEG. You can preview it before you use it."
            accept="image/png,image/jpeg"
            busy={send.isPending}
            {...(failed && { error: sentenceOf(failed) })}
            onFiles={([file]) => file && send.mutate(file)}
          />
          <Group mt="xs" gap="xs">
            {picked && (
              <>
                <Button
                  size="xs"
                  loading={save.isPending}
                  onClick={() => save.mutate({ id: agency.id, logo_signed_id: picked.signedId })}
                >
                  Use this logo
                </Button>
                <Button size="xs" variant="default" onClick={() => setPicked(undefined)}>
                  Cancel
                </Button>
              </>
            )}
            {!picked && agency.logo_url && (
              <Button
                size="xs"
                variant="subtle"
                color="red"
                loading={save.isPending}
                onClick={() => save.mutate({ id: agency.id, logo_signed_id: null })}
              >
                Remove logo
              </Button>
            )}
          </Group>
        </div>
      </div>
    </Card>
  )
}

const Preview = ({ url, fresh }: { url: string | null; fresh: boolean }) => (
  <div className={styles.preview}>
    {url ? (
      <img src={url} alt={fresh ? 'New logo preview' : 'Agency logo'} />
    ) : (
      <Text size="sm">No logo</Text>
    )}
  </div>
)

const sentenceOf = (error: Error): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The upload failed. Choose the image again.'
