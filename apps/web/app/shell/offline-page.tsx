import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { siteColour } from '../church/site.ts'
import { QuietPage } from '../components/quiet-page.tsx'
import { useRoot } from '../page/use-site.ts'

/**
 * What the service worker shows in place of a page that it has not kept. It works without the app: the worker takes
 * its scripts out and fills the hidden list, whose one entry is the pattern of all.
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
        {/* biome-ignore lint/a11y/useValidAnchor: the address that is already there, whichever it is */}
        <a href="" className={buttonClass('primary')}>
          {t('errors.retry')}
        </a>
      </QuietPage>
      <section id="kept-pages" hidden>
        <div className="mx-auto w-full max-w-page px-5 pb-12">
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
