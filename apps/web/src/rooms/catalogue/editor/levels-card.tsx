import { activityLevelLabels, activityLevels } from '@homeward/domain/catalogue/vocabulary'
import { Badge, Group, Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'

/** The levels that an assessment gives to each activity; the same for every service. */
export const LevelsCard = () => (
  <Card title="Levels of assistance">
    <Text c="dimmed" size="sm" mb="xs">
      An assessment records how much help the client needs with each activity:
    </Text>
    <Group gap={6}>
      {activityLevels.map((level) => (
        <Badge key={level} variant="default" tt="none" fw={500} radius="sm">
          {activityLevelLabels[level]}
        </Badge>
      ))}
    </Group>
  </Card>
)
