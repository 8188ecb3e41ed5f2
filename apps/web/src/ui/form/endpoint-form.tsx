import type { Endpoint } from '@homeward/contract/endpoint'
import { Alert, Button, List } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle, IconCloudOff, IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { isKept } from '../../plumbing/offline/keep-write.ts'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { InstantText } from '../text/values.tsx'
import styles from './form.module.css'
import type { FormOptions } from './form-options.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useBearings } from './use-bearings.ts'
import { useEndpointForm } from './use-endpoint-form.ts'
import { ConflictPanel } from './versions/conflict-panel.tsx'
import { IncomingPanel } from './versions/incoming-panel.tsx'
import type { Formatters } from './versions/version-words.ts'

type Props<E extends Endpoint, V extends object> = FormOptions<E, V> & {
  /** The word on the button: "Save client". */
  submitLabel: string
  onCancel?: () => void
  cancelLabel?: string
  /** What the form is for, where several stand on a page. */
  label?: string
  /** How values read beside somebody else's, where the general words would not do. */
  formatters?: FormattersOf<V>
  children: (form: UseFormReturnType<V>) => ReactNode
}

/** For a field its value in words, for a list of entries one entry. */
type FormattersOf<V> = {
  [K in keyof V]?: (value: V[K] extends readonly (infer Entry)[] ? Entry : V[K]) => string
}

/**
 * The pattern of every form: the endpoint's own schema checks it, a failure that concerns a field
 * stands at the field, what is typed is kept as a draft, the save bar stays in sight.
 */
export const EndpointForm = <E extends Endpoint, V extends object>({
  submitLabel,
  onCancel,
  cancelLabel = t('Cancel'),
  label,
  formatters = {},
  children,
  ...options
}: Props<E, V>) => {
  const state = useEndpointForm({ ...options, onKept: options.onKept ?? onCancel })
  const waits = !useOnline() && !isKept(options.endpoint)
  const button = useBearings(state)
  return (
    <form
      noValidate
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      <LeaveGuard when={state.dirty && !state.saving} />
      {waits && (
        <Alert color="amber" icon={<IconCloudOff aria-hidden />} role="status">
          {t(
            'You are offline. This action needs a connection. Try again when you are back online.',
          )}
        </Alert>
      )}
      {state.restoredAt && (
        <Alert
          color="blue"
          icon={<IconHistory aria-hidden />}
          title={t('Draft restored')}
          role="status"
        >
          {t('You entered this and did not save it:')} <InstantText at={state.restoredAt} />{' '}
          <Button size="compact-xs" variant="light" onClick={state.discard}>
            {t('Discard draft')}
          </Button>
        </Alert>
      )}
      {state.unplaced.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {state.unplaced.length === 1 ? (
            state.unplaced[0]
          ) : (
            <List size="sm">
              {state.unplaced.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          )}
        </Alert>
      )}
      {state.conflict && (
        <ConflictPanel
          form={state.form}
          merged={state.conflict}
          formatters={formatters as Formatters}
          onSettled={state.settle}
        />
      )}
      {state.incoming && (
        <IncomingPanel
          incoming={state.incoming}
          formatters={formatters as Formatters}
          onTake={state.take}
        />
      )}
      {children(state.form)}
      <div className={styles.bar} data-print="no" data-bottom-bar>
        <span className={styles.state} role="status">
          {state.dirty ? t('Not saved yet') : ''}
        </span>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button ref={button} type="submit" loading={state.saving} disabled={waits}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
