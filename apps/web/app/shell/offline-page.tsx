import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { siteColour } from '../church/site.ts'
import { QuietPage } from '../components/quiet-page.tsx'
import { useRoot } from '../page/use-site.ts'

/**
 * The page that the service worker shows for pages that are not cached. It works without the app: the worker removes its
 * scripts and fills the hidden list, whose only entry is the template.
 */
export function OfflinePage() {
  const t = useTranslations()
  const { site } = useRoot()
  return (
    <>
      <QuietPage
        seed="error offline"
        colour={siteColour(site)}
        title={t('errors.offlineTitle')}
        lead={t('errors.offline')}
      >
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the current page */}
        <a href="" className={buttonClass('primary')}>
          {t('errors.retry')}
        </a>
      </QuietPage>
      <section id="kept-pages" hidden>
        <div className={`${containerClass('page')} pb-12`}>
          <h2 className="text-xl">{t('offline.kept')}</h2>
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            <li data-kept="">
              <a href="/" className={textLinkClass}>
                ·
              </a>
            </li>
          </ul>
        </div>
      </section>
    </>
  )
}
