import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useChosenOffice } from '../../plumbing/session/chosen-office.ts'
import { everyOne } from '../../ui/list/types.ts'
import styles from './dashboard.module.css'

/**
 * Says that the numbers are those of the office that the person has chosen, and takes that away, or back. Another
 * office is chosen at the top of the page.
 */
export const OfficeToggle = () => {
  const office = useChosenOffice()
  const { office_id: address } = useFlatQuery()
  const change = useSetFlatQuery()
  if (!office) return null
  const narrowed = address !== everyOne
  return (
    <UnstyledButton
      className={styles.office}
      data-narrowed={narrowed || undefined}
      aria-label={narrowed ? `Office: ${office.name}, show all offices` : undefined}
      onClick={() => change({ office_id: narrowed ? everyOne : undefined })}
    >
      {narrowed ? (
        <>
          Office: {office.name}
          <IconX size={14} aria-hidden />
        </>
      ) : (
        `All offices. Show ${office.name}`
      )}
    </UnstyledButton>
  )
}
