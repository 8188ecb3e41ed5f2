import type { Assessment } from '@homeward/contract/care/assessments'
import { factorGroupLabels, factorGroups } from '@homeward/domain/care/vocabulary'
import { activityLevelLabels } from '@homeward/domain/catalogue/vocabulary'
import { Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import styles from './assessments.module.css'

type Item = { name: string; description: string }

/** What an assessment found out: help by activity, diagnosis, goals, equipment, factors. */
export const AssessmentBody = ({ assessment }: { assessment: Assessment }) => (
  <div className={styles.found}>
    {assessment.services.map((service) => (
      <Card key={service.id} title={service.label}>
        {service.categories.length === 0 && (
          <Text size="sm" c="dimmed">
            No activity has a level.
          </Text>
        )}
        {service.categories.map((category) => (
          <section key={category.id} aria-label={category.name}>
            <Text size="sm" fw={600} mt="xs">
              {category.name}
            </Text>
            {category.activities.map((activity) => (
              <div key={activity.id} className={styles.activity}>
                <span>{activity.name}</span>
                <span>{activityLevelLabels[activity.level]}</span>
                <Text size="sm" c="dimmed" className={styles.said}>
                  {[activity.frequency, activity.description].filter(Boolean).join(' · ')}
                </Text>
              </div>
            ))}
          </section>
        ))}
      </Card>
    ))}
    <div className={styles.pair}>
      <ItemCard
        title="Diagnosis"
        items={assessment.diagnosis.map(({ code, name }) => ({ name: code, description: name }))}
      />
      <ItemCard title="Goals" items={assessment.goals} />
      <ItemCard title="Equipment" items={assessment.equipment} />
      {factorGroups.map((group) => (
        <ItemCard key={group} title={factorGroupLabels[group]} items={assessment.groups[group]} />
      ))}
    </div>
  </div>
)

const ItemCard = ({ title, items }: { title: string; items: readonly Item[] }) =>
  items.length > 0 && (
    <Card title={title}>
      <ul className={styles.lines}>
        {items.map(({ name, description }, at) => (
          <li key={`${at} ${name}`}>
            <Text span fw={550}>
              {name}
            </Text>{' '}
            {description}
          </li>
        ))}
      </ul>
    </Card>
  )
