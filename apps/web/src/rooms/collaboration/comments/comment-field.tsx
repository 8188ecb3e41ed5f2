import { t } from '../../../plumbing/language/translate.ts'
import { longestComment } from '@homeward/domain/collaboration/comments'
import { word } from '@homeward/domain/language/sentence'
import { Textarea, type TextareaProps } from '@mantine/core'

const hint = word('Type @ and a username to notify someone.')

/** The field that a comment is written in. */
export const CommentField = (props: TextareaProps) => (
  <Textarea
    placeholder={t(hint)}
    autosize
    minRows={1}
    maxRows={10}
    maxLength={longestComment}
    {...props}
  />
)
