import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { type FreeText, fetchFreeText, listFreeTexts } from '@narthex/contract/bible/free-text.endpoints'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { languageName, mainLanguage } from './offered-translations.ts'

export interface FreeTextsProps {
  /** The language of the church. */
  readonly language: string
  /** Called when a text has arrived that was awaited here. */
  readonly onArrived?: () => void
}

const underway: readonly FreeText['situacao'][] = ['PEDIDA', 'BAIXANDO', 'LENDO']
const isUnderway = ({ situacao }: FreeText) => underway.includes(situacao)
const askAgainMs = 2000

/** Free texts in the church's language that are not there yet: each is fetched at the press of a button, and watched. */
export function FreeTexts({ language, onArrived }: FreeTextsProps) {
  const loaded = useMemberData(['free texts'], async () => (await callApi(listFreeTexts, {})).textos)
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set())
  const texts = loaded.state === 'ready' ? loaded.value : []
  const own = texts.filter(({ idioma }) => mainLanguage(idioma) === mainLanguage(language))
  const shown = own.filter(({ codigo, situacao }) => situacao !== 'PRONTA' || awaited.has(codigo))
  const isWaiting = shown.some(isUnderway)
  const { reload } = loaded
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void reload(), askAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
  useArrival(own, (code) => setAwaited((before) => new Set([...before, code])), onArrived)
  if (shown.length === 0) return null
  return (
    <div className="grid gap-4">
      {shown.map((text) => (
        <FreeTextOffer key={text.codigo} text={text} onAsked={reload} />
      ))}
    </div>
  )
}

/** Remembers what is under way, and tells when it has arrived. */
function useArrival(texts: readonly FreeText[], onWait: (code: string) => void, onArrived: (() => void) | undefined) {
  const waited = useRef(new Set<string>())
  const look = useEffectEvent(() => {
    for (const text of texts) {
      const { codigo, situacao } = text
      if (isUnderway(text) && !waited.current.has(codigo)) {
        waited.current.add(codigo)
        onWait(codigo)
      } else if (situacao === 'PRONTA' && waited.current.delete(codigo)) onArrived?.()
    }
  })
  const states = texts.map(({ codigo, situacao }) => `${codigo} ${situacao}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another state has come
  useEffect(() => look(), [states])
}

interface FreeTextOfferProps {
  readonly text: FreeText
  readonly onAsked: () => Promise<void>
}

function FreeTextOffer({ text, onAsked }: FreeTextOfferProps) {
  const t = useTranslations('consoleFreeTexts')
  const locale = useLocale()
  const mayFetch = useMay('settings')
  const { codigo, nome, sigla, idioma, licenca, situacao, falha } = text
  const asking = useAct(useFailure())
  const fetch = () =>
    void asking.run(async () => {
      await callApi(fetchFreeText, { params: { codigo } })
      await onAsked()
    })
  const canAsk = mayFetch && (situacao === 'DISPONIVEL' || situacao === 'FALHOU')
  return (
    <section aria-label={`${nome} (${sigla})`} className="rounded-card bg-card p-4 shadow-rest">
      <h2 className="font-semibold">{t('title', { language: languageName(idioma, locale) })}</h2>
      <p className="mt-1 text-sm text-muted">
        {nome} ({sigla}) · {t('licence', { licence: licenca })}
      </p>
      <p role="status" className="mt-2 empty:hidden">
        <FetchState text={text} />
      </p>
      {situacao === 'FALHOU' && (
        <div className="mt-3">
          <Notice tone="danger">
            <p>{t(`failures.${falha ?? 'OUTRA'}`)}</p>
          </Notice>
        </div>
      )}
      {asking.failure && (
        <div className="mt-3">
          <Notice tone="danger">
            <p>{asking.failure}</p>
          </Notice>
        </div>
      )}
      {canAsk && (
        <button
          type="button"
          onClick={fetch}
          aria-disabled={asking.isBusy || undefined}
          className={`${toolClass('primary')} mt-3 max-sm:w-full`}
        >
          {situacao === 'FALHOU' ? t('again') : t('act', { name: nome })}
        </button>
      )}
      {!mayFetch && situacao === 'DISPONIVEL' && <p className="mt-2 text-sm text-muted">{t('ask')}</p>}
    </section>
  )
}

const megabytes = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)

/** How far the text is, in words. */
function FetchState({ text: { nome, situacao, bytes, total } }: { text: FreeText }) {
  const t = useTranslations('consoleFreeTexts')
  const locale = useLocale()
  if (situacao === 'PRONTA') return t('ready', { name: nome })
  if (situacao === 'LENDO') return t('reading')
  if (situacao === 'PEDIDA') return t('asked')
  if (situacao !== 'BAIXANDO') return situacao === 'DISPONIVEL' ? t('lead') : null
  const done = megabytes(bytes, locale)
  return total ? t('loading', { done, total: megabytes(total, locale) }) : t('loadingPart', { done })
}
