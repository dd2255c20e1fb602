import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { useTranslations } from 'use-intl'
import { useInBrowser } from '../use-in-browser.ts'

const SavedList = lazyPart(() => import('./saved-list.tsx').then(({ SavedList }) => SavedList))

/** The translations that this device keeps, and may keep: no part of the page as served. */
export function SavedSection({ translations }: { translations: readonly Translation[] }) {
  const t = useTranslations('bible.saved')
  if (!useInBrowser()) return null
  return (
    <section aria-labelledby="saved-texts" className="mt-10 print:hidden">
      <h2 id="saved-texts" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <LazyPart failed={<p className="mt-3 text-muted">{t('denied')}</p>}>
        <SavedList translations={translations} />
      </LazyPart>
    </section>
  )
}
