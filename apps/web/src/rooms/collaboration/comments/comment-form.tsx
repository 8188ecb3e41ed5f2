import { problemOf } from '@homeward/domain/collaboration/comments'
import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { dropDraft, keepDraft, readDraft } from '../../../ui/form/draft.ts'
import { CommentField } from './comment-field.tsx'
import styles from './comments.module.css'

type Props = {
  label: string
  submitLabel: string
  /** Names the draft. */
  draftKey: string
  busy?: boolean
  /** Resolves to whether the text is safe; only then the field is emptied. */
  onSend: (body: string) => Promise<boolean>
  onCancel?: () => void
}

/** Where a comment is written. What is typed is kept as a draft until it is safe. */
export const CommentForm = ({ label, submitLabel, draftKey, ...rest }: Props) => {
  const [body, setBody] = useState('')
  const [error, setError] = useState<string>()
  /** What is being said, or was said and still stands in the field. */
  const said = useRef<string>(undefined)
  useEffect(() => {
    let left = false
    void readDraft<{ body: string }>(draftKey).then((draft) => {
      if (!left && draft) setBody((typed) => (typed === '' ? (draft.values.body ?? '') : typed))
    })
    return () => {
      left = true
    }
  }, [draftKey])

  const type = (text: string) => {
    said.current = undefined
    setBody(text)
    setError(undefined)
    if (text === '') dropDraft(draftKey)
    else keepDraft(draftKey, { body: text })
  }
  const send = async () => {
    const problem = problemOf(body)
    if (problem !== undefined) return setError(t(problem))
    // A second click would say it twice.
    if (said.current === body) return undefined
    said.current = body
    const safe = await rest.onSend(body.trim())
    if (!safe) {
      said.current = undefined
      return undefined
    }
    dropDraft(draftKey)
    return setBody('')
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.field}>
        <CommentField
          label={label}
          value={body}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <Group gap="xs">
        <Button type="submit" size="sm" loading={rest.busy ?? false}>
          {submitLabel}
        </Button>
        {rest.onCancel && (
          <Button size="sm" variant="default" onClick={rest.onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </Group>
    </form>
  )
}
