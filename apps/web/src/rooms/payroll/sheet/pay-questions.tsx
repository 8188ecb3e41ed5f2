import { createComment } from '@homeward/contract/collaboration/comments'
import type { PayQuestion, Timesheet } from '@homeward/contract/payroll/timesheets'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

/** What the caregiver asked about the week, each with its answers and a way to answer. */
export const PayQuestions = ({ sheet: { questions, agent } }: { sheet: Timesheet }) =>
  questions.length === 0 ? null : (
    <Card title={questions.length === 1 ? 'Question' : 'Questions'}>
      <Stack gap="md">
        {questions.map((question) => (
          <Thread key={question.id} question={question} agentId={agent.id} />
        ))}
      </Stack>
    </Card>
  )

const Thread = ({ question, agentId }: { question: PayQuestion; agentId: string }) => {
  const can = useCan()
  return (
    <Stack gap="xs">
      {[question, ...question.answers].map(({ id, author, body, created_at }) => (
        <div key={id}>
          <Text size="xs" c="dimmed">
            {author}, <InstantText at={created_at} />
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{body}</Text>
        </div>
      ))}
      {can('comments.write') && <Answer question={question} agentId={agentId} />}
    </Stack>
  )
}

const Answer = ({
  question: { id, answers },
  agentId,
}: {
  question: PayQuestion
  agentId: string
}) => {
  const [body, setBody] = useState('')
  const write = useWrite(createComment, {
    onDone: () => {
      setBody('')
      toastDone('Answer sent. The caregiver is told of it.')
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        write.mutate({ parent_type: 'Agent', parent_id: agentId, reply_to_id: id, body })
      }}
    >
      <Textarea
        label={answers.length === 0 ? 'Answer' : 'Another answer'}
        autosize
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button
        type="submit"
        mt="xs"
        size="xs"
        variant={answers.length === 0 ? 'filled' : 'default'}
        disabled={body.trim() === ''}
        loading={write.isPending}
      >
        Send answer
      </Button>
    </form>
  )
}
