import { Progress, Text } from '@mantine/core'

/** What is being done with a sheet; a long one takes a while. */
export const SheetProgress = ({ words }: { words: string }) => (
  <div role="status">
    <Text size="sm" mb={4}>
      {words}
    </Text>
    <Progress value={100} animated striped aria-label={words} />
  </div>
)
