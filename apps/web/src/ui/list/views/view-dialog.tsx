import {
  createSavedView,
  type SavedView,
  updateSavedView,
} from '@homeward/contract/collaboration/saved-views'
import { Modal, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { EndpointForm } from '../../form/endpoint-form.tsx'
import { needed } from '../../form/needed.ts'

type Props = {
  opened: boolean
  onClose: () => void
  list: string
  query: FlatQuery
  onSaved: (view: SavedView) => void
}

/** Asks under which name a view is kept, and for whom. */
export const ViewDialog = ({ opened, onClose, list, query, onSaved }: Props) => (
  <Modal opened={opened} onClose={onClose} title="Save this view">
    <EndpointForm
      endpoint={createSavedView}
      initial={{ name: '', shared: false }}
      fixed={{ list, query }}
      draftKey={`view:new:${list}`}
      submitLabel="Save view"
      onCancel={onClose}
      onDone={(view) => {
        toastDone(`View ${view.name} saved.`)
        onClose()
        onSaved(view)
      }}
    >
      {(form) => (
        <ViewFields
          form={form}
          hint="The view keeps filters, sort order and columns. It does not keep the search."
        />
      )}
    </EndpointForm>
  </Modal>
)

type RenameProps = { opened: boolean; onClose: () => void; view: SavedView }

/** Changes the name of a view, and for whom it is. */
export const ViewRename = ({ opened, onClose, view }: RenameProps) => (
  <Modal opened={opened} onClose={onClose} title={`Edit view ${view.name}`}>
    <RenameForm view={view} onClose={onClose} />
  </Modal>
)

const RenameForm = ({ view, onClose }: Omit<RenameProps, 'opened'>) => (
  <EndpointForm
    endpoint={updateSavedView}
    record={view}
    valuesOf={({ name, shared }: SavedView) => ({ name, shared })}
    inputOf={(values) => needed(values, ['name'])}
    draftKey={`view:${view.id}`}
    submitLabel="Save view"
    onCancel={onClose}
    onDone={({ name }) => {
      toastDone(`View ${name} saved.`)
      onClose()
    }}
  >
    {(form) => <ViewFields form={form} />}
  </EndpointForm>
)

type FieldsProps = { form: UseFormReturnType<{ name: string; shared: boolean }>; hint?: string }

const ViewFields = ({ form, hint }: FieldsProps) => (
  <Stack gap="sm">
    {hint && (
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    )}
    <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />
    <Switch
      label="Share with everyone in the office"
      description="Everyone can use the view. Only you can change it."
      checked={form.values.shared}
      onChange={(event) => form.setFieldValue('shared', event.currentTarget.checked)}
    />
  </Stack>
)
