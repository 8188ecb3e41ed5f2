import { words } from '../plumbing/failures/words.ts'
import { t } from '../plumbing/language/translate.ts'
import { isNotLoaded } from '../plumbing/router/loaded.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Press } from '../ui/light/press.tsx'

type Props = { error: unknown; reset?: () => void }

/** What a person sees where the app itself fails: readable, with a way on. */
export const Broken = ({ error, reset }: Props) =>
  isNotLoaded(error) ? <DidNotLoad /> : <Bug error={error} {...(reset && { reset })} />

/** The page itself is well; its file did not come. */
const DidNotLoad = () => (
  <main>
    <EmptyState
      role="alert"
      scene="dark"
      title={t('This page could not be loaded')}
      hint={t(words.notLoaded)}
      action={<Press onClick={() => location.reload()}>{t('Try again')}</Press>}
    />
  </main>
)

const Bug = ({ error, reset }: Props) => (
  <main>
    <EmptyState
      role="alert"
      scene="mending"
      title={t('Something went wrong on this page')}
      hint={t('This is our fault, not yours. Your unsaved changes are kept as a draft.')}
      action={
        <>
          {reset && <Press onClick={reset}>{t('Try again')}</Press>}
          <Press kind="default" onClick={() => location.reload()}>
            {t('Reload page')}
          </Press>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </>
      }
    />
  </main>
)
