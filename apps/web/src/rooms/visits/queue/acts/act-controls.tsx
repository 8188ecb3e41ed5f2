import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { Button, Menu } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { to } from '../../../../plumbing/paths/to.ts'
import { PageLink } from '../../../../ui/page/page-link.tsx'
import { telephone } from '../../../../ui/text/phone.tsx'
import { actWords, type OfficeAct } from './office-acts.ts'
import type { AskedAct } from './office-dialog.tsx'

export type OnAct = (asked: AskedAct) => void
type Props = { act: OfficeAct; row: ExceptionRow; onAct: OnAct }

const staffing = ({ id }: ExceptionRow): string => to('visit.staffing', { visitId: id })

/** The likely act of the office as the button of a row. */
export const ActButton = ({ act, row, onAct }: Props) =>
  act === 'cover' ? (
    <Button size="compact-sm" variant="default" component={PageLink} href={staffing(row)} data-fix>
      {actWords[act]}
    </Button>
  ) : (
    <Button size="compact-sm" variant="default" data-fix onClick={() => onAct({ act, row })}>
      {actWords[act]}
    </Button>
  )

/** Another act of the office, in the menu of a row. */
export const ActItem = ({ act, row, onAct }: Props) =>
  act === 'cover' ? (
    <Menu.Item component={PageLink} href={staffing(row)}>
      {actWords[act]}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={() => onAct({ act, row })}>{actWords[act]}</Menu.Item>
  )

/** Calls the caregiver, who knows most of a visit that was not begun or ended. */
export const CallItem = ({ row: { agent, agent_phone: number } }: Pick<Props, 'row'>) =>
  agent && number ? (
    <Menu.Item
      component="a"
      href={telephone(number)}
      leftSection={<IconPhone size={15} aria-hidden />}
    >
      Call {agent.name.split(' ')[0]}
    </Menu.Item>
  ) : null
