import type { VerificationProblem } from '@homeward/contract/verification/shape'
import { Text } from '@mantine/core'
import { fixOf } from './where.ts'
import { TextLink } from './text-link.tsx'

/** What is wrong, in words, and where to fix it. */
export const Problems = ({ problems }: { problems: readonly VerificationProblem[] }) => (
  <>
    {problems.map((problem) => (
      <div key={`${problem.cause} ${problem.message}`}>
        <Text size="sm">
          {problem.message} {problem.fix && <FixLink fix={problem.fix} />}
        </Text>
        {(problem.said !== null || problem.code !== null) && (
          <Text size="xs" c="dimmed">
            The vendor’s answer:{' '}
            {[...new Set([problem.code, problem.said])].filter(Boolean).join(' ')}
          </Text>
        )}
      </div>
    ))}
  </>
)

const FixLink = ({ fix }: { fix: NonNullable<VerificationProblem['fix']> }) => {
  const { href, words } = fixOf(fix)
  return <TextLink href={href}>{words}</TextLink>
}
