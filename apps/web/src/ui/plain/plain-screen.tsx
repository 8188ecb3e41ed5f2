import { type Capability, capabilities } from '@homeward/domain/identity/capabilities'
import type { Permission } from '@homeward/contract/endpoint'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { SidePanel } from '../feedback/side-panel.tsx'
import { EndpointForm } from '../form/endpoint-form.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import type { Column, Filter } from '../list/types.ts'
import type { Crumb } from '../page/page.tsx'
import { PlainPanel } from './plain-panel.tsx'
import type { CallsOf, PlainRow, PlainWords } from './plain-words.ts'

type Props<Row extends PlainRow, V extends object, L extends PageEndpoint> = PlainWords<Row, V> & {
  record: { endpoints: { list: L } }
  title: string
  /** In the plural and small: "phone numbers". */
  many: string
  crumbs: readonly Crumb[]
  columns: readonly Column<Row>[]
  filters?: readonly Filter<L>[]
  /** The sort that the list has where nobody chose one. */
  initialSort?: string
  /** What to do before there is a first one. */
  hint: string
}

/** The pattern of a plain record: its list, a panel to change it with its history, a form to add one. */
export const PlainScreen = <Row extends PlainRow, V extends object, L extends PageEndpoint>(
  props: Props<Row, V, L>,
) => {
  const { record, title, many, one, hint, crumbs, columns } = props
  const { list, create, export: taken } = record.endpoints
  // The list knows its own filters; they are held to its names where they are declared.
  const filters = props.filters as readonly Filter<CallsOf<Row>['list']>[] | undefined
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const allowed = ({ permission }: { permission: Permission }) =>
    isCapability(permission) && can(permission)
  const add = allowed(create) && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      Add {one}
    </Button>
  )
  return (
    <>
      <ListScreen
        title={title}
        of={many}
        crumbs={crumbs}
        endpoint={list}
        search="search"
        initialSort={props.initialSort}
        filters={filters}
        columns={columns}
        exportTo={taken && allowed(taken) ? taken : undefined}
        panel={(row, closePanel) => <PlainPanel words={props} row={row} onClose={closePanel} />}
        panelTitle={props.nameOf}
        actions={add}
        empty={{ title: `No ${many} yet`, hint, action: add }}
      />
      <SidePanel opened={adding} onClose={close} title={`Add ${one}`}>
        <EndpointForm
          endpoint={create}
          draftKey={`${record.type}:new`}
          initial={props.valuesOf()}
          inputOf={props.inputOf}
          secret={props.secret}
          submitLabel={`Add ${one}`}
          onCancel={close}
          onDone={(made) => {
            toastDone(`${props.nameOf(made)} added.`)
            close()
          }}
        >
          {(form) => props.fields(form)}
        </EndpointForm>
      </SidePanel>
    </>
  )
}

const isCapability = (permission: Permission): permission is Capability =>
  capabilities.some((capability) => capability === permission)
