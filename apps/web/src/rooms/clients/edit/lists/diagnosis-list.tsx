import { Badge, Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { diagnosisLookup, diagnosisQuery } from '../../diagnoses/diagnosis-queries.ts'
import { diagnosisWords } from '../../diagnoses/diagnosis-words.ts'
import { PickList } from './pick-list.tsx'

type Props = {
  codes: readonly string[]
  errors: Readonly<Record<string, ReactNode>>
  onChange: (codes: string[]) => void
}

/** Diagnoses by code and words; the first is the principal one. */
export const DiagnosisList = ({ codes, errors, onChange }: Props) => {
  const known = useQueries({
    queries: codes.map(diagnosisQuery),
    combine: (answers) =>
      answers.map(({ data }, at) => {
        const code = codes[at] ?? ''
        const found = data?.data.find((candidate) => candidate.code === code)
        const words = found ? `${found.label} ${found.description}` : diagnosisWords(code)
        return { value: code, label: words }
      }),
  })
  const wrong = codes.flatMap((code, at) => {
    const sentence = errors[`diagnosis_codes.${at}`]
    return typeof sentence === 'string' ? [`${diagnosisWords(code)}: ${sentence}`] : []
  })
  return (
    <PickList
      label="Add a diagnosis"
      hint="Search by code or name, such as I10 or hypertension. The first is the principal diagnosis. A claim can list up to 12."
      lookup={diagnosisLookup}
      chosen={codes}
      known={known}
      error={wrong.length > 0 ? wrong.join(' ') : errors.diagnosis_codes}
      more={(code, at) =>
        at === 0 ? (
          <Badge variant="light" tt="none" radius="sm">
            Principal
          </Badge>
        ) : (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => onChange([code, ...codes.filter((other) => other !== code)])}
          >
            Make principal
          </Button>
        )
      }
      onChange={onChange}
    />
  )
}
