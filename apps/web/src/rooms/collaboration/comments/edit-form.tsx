import { type Comment, updateComment } from '@homeward/contract/collaboration/comments'
import { t } from '../../../plumbing/language/translate.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { CommentField } from './comment-field.tsx'

type Props = { comment: Comment; onDone: () => void }

const commentValues = ({ body }: Comment) => ({ body })

/** Changes an own comment. */
export const EditForm = ({ comment, onDone }: Props) => (
  <EndpointForm
    endpoint={updateComment}
    record={comment}
    valuesOf={commentValues}
    draftKey={`comment:${comment.id}`}
    submitLabel={t('Save')}
    onCancel={onDone}
    onDone={onDone}
  >
    {(form) => <CommentField label={t('Edit this comment')} {...form.getInputProps('body')} />}
  </EndpointForm>
)
