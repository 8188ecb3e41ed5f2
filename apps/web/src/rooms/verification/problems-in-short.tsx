import type { VerificationProblem } from '@homeward/contract/verification/shape'
import { causeWords } from '@homeward/domain/verification/causes'
import { Text } from '@mantine/core'
import { Problems } from './problems.tsx'

/** What is wrong in a few words; the whole text and where to fix it on demand. */
export const ProblemsInShort = ({ problems }: { problems: readonly VerificationProblem[] }) => (
  <>
    {problems.map((problem) => (
      <details key={`${problem.cause} ${problem.message}`}>
        <Text component="summary" size="sm">
          {causeWords(problem.cause)}
        </Text>
        <Problems problems={[problem]} />
      </details>
    ))}
  </>
)
