import { askAboutTimesheet } from '@homeward/contract/payroll/timesheets'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useWrite } from '../../../plumbing/query.ts'
import styles from './pay.module.css'

const sentences = {
  get ask() {
    return t('Ask the office about this week')
  },
  get question() {
    return t('Your question')
  },
  get send() {
    return t('Send question')
  },
  get sent() {
    return t('Your question is with the office.')
  },
}

/** A question about a pay week goes to the office, without a network as soon as there is one. */
export const PayQuestion = ({ id }: { id: string }) => {
  const [question, setQuestion] = useState<string | null>(null)
  const write = useWrite(askAboutTimesheet, {
    label: () => sentences.ask,
    onDone: () => {
      setQuestion(null)
      toastDone(sentences.sent)
    },
  })
  if (question === null)
    return (
      <button type="button" className={styles.act} onClick={() => setQuestion('')}>
        {sentences.ask}
      </button>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        write.mutate({ id, question })
      }}
    >
      <Textarea
        label={sentences.question}
        autosize
        minRows={2}
        maxLength={1000}
        data-autofocus
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <button
        type="submit"
        className={styles.act}
        disabled={write.isPending || question.trim() === ''}
      >
        {sentences.send}
      </button>
    </form>
  )
}
