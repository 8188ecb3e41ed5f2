import { longestComment } from '@homeward/domain/collaboration/comments'
import { Textarea, type TextareaProps } from '@mantine/core'

const hint = 'Type @ and a username to notify someone.'

/** The field that a comment is written in. */
export const CommentField = (props: TextareaProps) => (
  <Textarea
    placeholder={hint}
    autosize
    minRows={1}
    maxRows={10}
    maxLength={longestComment}
    {...props}
  />
)
