import { Suspense } from 'react'
import { ApiError, NoResponse } from '../../plumbing/api/errors.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { words } from '../../plumbing/failures/words.ts'
import { t } from '../../plumbing/language/translate.ts'
import { lazyOr, nothing } from '../../plumbing/lazy-or.ts'
import { Press } from '../light/press.tsx'
import { EmptyState } from './empty-state.tsx'

const AgencyOffer = lazyOr(
  () => import('../../plumbing/failures/agency-offer.tsx').then((m) => m.AgencyOffer),
  nothing,
)

type Props = { error: unknown; onRetry?: () => void }

/** A failure in the place of what it hid: in words, with the next step. */
export const ErrorState = ({ error, onRetry }: Props) => {
  const retry = onRetry && (
    <Press kind="default" onClick={onRetry}>
      {t('Try again')}
    </Press>
  )
  if (error instanceof NoResponse) return <OfflineState onRetry={onRetry} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        role="alert"
        scene="signpost"
        title={t('Not found')}
        hint={t(words.notFound)}
        action={
          <Suspense>
            <AgencyOffer onFailure={showFailure} />
          </Suspense>
        }
      />
    )
  if (error instanceof ApiError && error.status === 403)
    return <EmptyState role="alert" scene="gate" title={t('Not allowed')} hint={error.message} />
  if (error instanceof ApiError && error.status < 500)
    return (
      <EmptyState
        role="alert"
        scene="mending"
        title={t('This could not be displayed')}
        hint={error.message}
        action={retry}
      />
    )
  return (
    <EmptyState
      role="alert"
      scene="mending"
      title={t('Something went wrong on our end')}
      hint={
        error instanceof ApiError && error.requestId
          ? t(
              'Try again. If it keeps happening, contact support with request number {requestId}.',
              {
                requestId: error.requestId,
              },
            )
          : t('Try again. If it keeps happening, contact support.')
      }
      action={retry}
    />
  )
}

/** Nothing to show because there is no network. */
export const OfflineState = ({ onRetry }: { onRetry?: () => void }) => (
  <EmptyState
    role="status"
    scene={navigator.onLine ? 'dark' : 'offline'}
    title={navigator.onLine ? t('The server is not responding') : t('You are offline')}
    hint={t('This section needs a connection. It loads when you are back online.')}
    action={
      onRetry && (
        <Press kind="default" onClick={onRetry}>
          {t('Try again')}
        </Press>
      )
    }
  />
)
