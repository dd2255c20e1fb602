import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { startSession } from './start-session.ts'

/** Nothing answered: it is not known who is here. */
export function UnreachablePage() {
  const t = useTranslations('consoleSession.unreachable')
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center p-4">
      <div role="alert">
        <EmptyState icon="offline" title={t('title')} lead={t('lead')} isPage>
          <button type="button" className={buttonClass('primary')} onClick={() => void startSession()}>
            {t('retry')}
          </button>
        </EmptyState>
      </div>
    </main>
  )
}
