import { useLoaded } from '@narthex/client/data/use-loaded'
import { getPassages, listTranslations } from '@narthex/contract/bible/bible.endpoints'
import type { Passages, Translation } from '@narthex/contract/bible/bible.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'
import { TranslationName } from '../translation-name.tsx'
import { findDefault } from '../translations.ts'
import type { TappedPassage } from './passage-opener.tsx'

interface FoundPassage {
  readonly translation: Translation
  readonly passages: Passages['passagens']
}

type Found = FoundPassage | 'loading' | 'missing' | 'failed'

/** A passage in the church's translation, over the page that speaks of it. */
export function PassageSheet({ passage, onClose }: { passage: TappedPassage; onClose: () => void }) {
  const t = useTranslations('shell.passage')
  const shell = useTranslations('shell')
  const found = usePassage(passage.osis)
  return (
    <Dialog isOpen onClose={onClose} title={passage.name} closeLabel={shell('close')}>
      {typeof found === 'object' ? (
        <PassageText {...found} />
      ) : (
        <div role="status">
          {found === 'loading' ? (
            <>
              <span className="sr-only">{t('loading')}</span>
              <Skeleton className="h-5 w-full" />
              <Skeleton className="mt-3 h-5 w-11/12" />
              <Skeleton className="mt-3 h-5 w-2/3" />
            </>
          ) : (
            <p>{t(found)}</p>
          )}
        </div>
      )}
      <p className="mt-5">
        <a href={passage.href} data-follow="" className={buttonClass('quiet')}>
          {t('read')}
        </a>
      </p>
    </Dialog>
  )
}

function PassageText({ translation, passages }: FoundPassage) {
  return (
    <>
      {passages.map(({ referencia, versiculos }) => (
        <p key={referencia} lang={translation.idioma} className="text-lg leading-relaxed not-first:mt-3">
          {versiculos.map(({ livro, capitulo, versiculo, texto }) => (
            <span key={`${livro} ${capitulo} ${versiculo}`}>
              <sup className="me-1 text-xs text-muted">{versiculo}</sup>
              {texto}{' '}
            </span>
          ))}
        </p>
      ))}
      <p className="mt-3 text-sm text-muted">
        <TranslationName translation={translation} />
        {translation.atribuicao && `. ${translation.atribuicao}`}
      </p>
    </>
  )
}

function usePassage(osis: string): Found {
  const locale = useLocale()
  const { idioma } = useChurchSite().church
  const loaded = useLoaded(`${osis} ${locale}`, () => loadPassage(osis, [locale, idioma]))
  return loaded.state === 'ready' ? loaded.value : loaded.state
}

async function loadPassage(osis: string, languages: readonly string[]): Promise<Found> {
  const translation = findDefault(await callApi(listTranslations, {}), languages)
  if (!translation) return 'missing'
  const params = { traducao: translation.codigo }
  const { passagens } = await callApi(getPassages, { params, query: { referencia: osis } })
  const isThere = passagens.some(({ versiculos }) => versiculos.length > 0)
  return isThere ? { translation, passages: passagens } : 'missing'
}
