import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { ThirdPartyProduct } from '@narthex/contract/third-parties/third-party-products'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../components/quiet-page.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { openProduct } from './open-product.ts'

export interface ThirdPartyPageProps {
  readonly title: string
  readonly produto: ThirdPartyProduct
  /** Leaves for the product; the page does not stay in the history, where it would open the product again. */
  readonly leave?: (url: string) => void
}

const replaceLocation = (url: string) => location.replace(url)

/** Hands the member over to the church's product of a third party, or says that the church has none here. */
export function ThirdPartyPage({ title, produto, leave = replaceLocation }: ThirdPartyPageProps) {
  const t = useTranslations('thirdParty')
  const opened = useLoaded(produto, () => openProduct(produto))
  const url = opened.state === 'ready' ? opened.value : undefined
  const go = useEffectEvent(leave)
  useEffect(() => {
    if (url) go(url)
  }, [url])

  if (url === null) return <NoProduct title={title} produto={produto} />
  return (
    <div className={`${containerClass('measure')} py-10 md:py-16`}>
      <h1 className="text-2xl">{title}</h1>
      {opened.state === 'failed' ? (
        <LoadFailed onRetry={opened.reload} />
      ) : (
        <>
          <p role="status" className="mt-4 flex items-center gap-3 text-lg text-muted">
            <Spinner />
            {t('opening')}
          </p>
          {/* Members who come back, or whose browser stayed, open it with a new code. */}
          {url && (
            <button type="button" onClick={opened.reload} className={`${buttonClass('quiet')} mt-8`}>
              {t('again')}
            </button>
          )}
        </>
      )}
    </div>
  )
}

function NoProduct({ title, produto }: Pick<ThirdPartyPageProps, 'title' | 'produto'>) {
  const t = useTranslations('thirdParty')
  const { church, corApp } = useChurchSite()
  return (
    <QuietPage
      seed={`${church.codigo} ${produto}`}
      colour={corApp}
      eyebrow={church.nome}
      title={title}
      lead={t(`notSet.${produto}`)}
    >
      <SmartLink to="/about" className={buttonClass('primary')}>
        {t('contact')}
      </SmartLink>
      <SmartLink to="/" className={buttonClass('quiet')}>
        {t('home')}
      </SmartLink>
    </QuietPage>
  )
}
