import { SimpleGrid, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

type Props = {
  title: string
  hint?: ReactNode
  /** Fields beside each other where there is room. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

/** Fields that belong together, under a heading. */
export const FormSection = ({ title, hint, columns = 2, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" size="sm" mt={2}>
          {hint}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md" verticalSpacing="sm" mt="sm">
        {children}
      </SimpleGrid>
    </section>
  )
}
