import { checkImport, type Import } from '@homeward/contract/transfer/imports'
import { importFields, mappingProblems } from '@homeward/domain/transfer/import-fields'
import { Alert, Button, Group, List, Select, Table } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../plumbing/query.ts'
import { Card } from '../../ui/record/facts.tsx'
import styles from './transfer.module.css'

/** Which column fills which field, with the first rows beside it. */
export const MappingForm = ({ of: imported }: { of: Import }) => {
  const [mapping, setMapping] = useState<Record<string, string | null>>(imported.mapping)
  const check = useWrite(checkImport)
  const problems = mappingProblems(imported.kind, mapping)
  const fields = importFields[imported.kind]
  return (
    <Card title="Map columns">
      <div className={styles.wide}>
        <Table verticalSpacing={6} className={styles.mapping}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>File column</Table.Th>
              <Table.Th>Field</Table.Th>
              <Table.Th>Sample rows</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {imported.columns.map((column, at) => (
              <Table.Tr key={column}>
                <Table.Th scope="row">{column}</Table.Th>
                <Table.Td>
                  <Select
                    aria-label={`Field for column ${column}`}
                    placeholder="Do not import"
                    clearable
                    searchable
                    value={mapping[column] ?? null}
                    data={fields.map(({ name, label, required }) => ({
                      value: name,
                      label: required ? `${label} (needed)` : label,
                    }))}
                    onChange={(value) => setMapping({ ...mapping, [column]: value })}
                  />
                </Table.Td>
                <Table.Td className={styles.sample}>
                  {imported.sample
                    .map((row) => row[at] ?? '')
                    .filter((cell) => cell !== '')
                    .slice(0, 3)
                    .join(' · ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {problems.length > 0 && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} mt="md">
          <List>
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group mt="md">
        <Button
          disabled={problems.length > 0}
          loading={check.isPending}
          onClick={() => check.mutate({ id: imported.id, mapping })}
        >
          Check rows
        </Button>
      </Group>
    </Card>
  )
}
