import { TextField } from '@narthex/ui/text-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Verdict } from './door-book.ts'
import { giveSignal, type Tone } from './signals.ts'
import { useClock } from './use-clock.ts'

const looks = {
  enters: { tone: 'yes', face: 'door-yes', sign: '✓', returnsAfterMs: 1800 },
  leaves: { tone: 'yes', face: 'door-yes', sign: '✓', returnsAfterMs: 1800 },
  inside: { tone: 'question', face: 'door-ask', sign: '?', returnsAfterMs: undefined },
  duplicate: { tone: 'no', face: 'door-no', sign: '✕', returnsAfterMs: 8000 },
  unpaid: { tone: 'question', face: 'door-ask', sign: '!', returnsAfterMs: 8000 },
  otherList: { tone: 'question', face: 'door-ask', sign: '!', returnsAfterMs: 8000 },
  canceled: { tone: 'no', face: 'door-no', sign: '✕', returnsAfterMs: 8000 },
  unknown: { tone: 'no', face: 'door-no', sign: '✕', returnsAfterMs: 8000 },
  forged: { tone: 'no', face: 'door-no', sign: '✕', returnsAfterMs: 8000 },
} as const satisfies Record<
  Verdict['kind'],
  { tone: Tone; face: string; sign: string; returnsAfterMs: number | undefined }
>

export interface ResultScreenProps {
  readonly verdict: Verdict
  readonly typeName: (typeId: number) => string
  readonly onNext: () => void
  /** A child is handed to someone. */
  readonly onHandOver: (guardian: string) => void
}

/** Result of a scan over the whole screen, in words and colour, with a sound; closes by itself. */
export function ResultScreen({ verdict, typeName, onNext, onHandOver }: ResultScreenProps) {
  const t = useTranslations('door')
  const clock = useClock()
  const { tone, face, sign, returnsAfterMs } = looks[verdict.kind]
  const next = useEffectEvent(onNext)
  useEffect(() => {
    giveSignal(tone)
    if (returnsAfterMs === undefined) return
    const timer = setTimeout(next, returnsAfterMs)
    return () => clearTimeout(timer)
  }, [tone, returnsAfterMs])
  const ticket = 'ticket' in verdict ? verdict.ticket : undefined

  return (
    <div
      className={`${face} fixed inset-0 z-50 flex flex-col overflow-y-auto p-6 text-center`}
      data-result={verdict.kind}
    >
      <div role="alert" className="my-auto flex flex-col items-center gap-3">
        <span aria-hidden="true" className="text-[6rem] leading-none font-bold">
          {sign}
        </span>
        <p className="text-hero font-bold">{t(`result.${verdict.kind}`)}</p>
        {ticket && (
          <p className="text-xl">
            {ticket.nome ?? t('noName')} · {typeName(ticket.idIngresso)}
          </p>
        )}
        {ticket && ticket.adicionais.length > 0 && <p>{ticket.adicionais.map(typeName).join(', ')}</p>}
        {'earlier' in verdict && (
          <p className="text-lg">
            {t('earlier', { time: clock(verdict.earlier.momento), device: verdict.earlier.aparelho })}
          </p>
        )}
        {verdict.kind === 'enters' && !ticket && <p className="text-lg">{t('notInList')}</p>}
        {verdict.kind === 'unpaid' && <p className="max-w-modal text-lg">{t('unpaidHelp')}</p>}
        {verdict.kind === 'unknown' && <p className="text-lg">{t('replaced')}</p>}
        {ticket?.responsavel && verdict.kind !== 'leaves' && (
          <p className="text-lg">
            {t('guardian', { name: ticket.responsavel.nome })}
            {ticket.responsavel.telefone && (
              <a href={`tel:${ticket.responsavel.telefone}`} className="block min-h-11 underline">
                {ticket.responsavel.telefone}
              </a>
            )}
          </p>
        )}
      </div>
      {verdict.kind === 'inside' && (
        <HandOver guardian={verdict.ticket.responsavel?.nome ?? ''} onHandOver={onHandOver} />
      )}
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the only thing to do, and the focus goes back afterwards
        autoFocus={verdict.kind !== 'inside'}
        onClick={onNext}
        className="min-h-14 w-full shrink-0 rounded-button bg-black/25 px-6 text-lg font-semibold"
      >
        {t('next')}
      </button>
    </div>
  )
}

/** Asks to whom a child is handed; the guardian of the ticket is proposed. */
function HandOver({ guardian, onHandOver }: { guardian: string; onHandOver: (guardian: string) => void }) {
  const t = useTranslations('door')
  const [name, setName] = useState(guardian)
  return (
    <form
      className="mx-auto mb-4 grid w-full max-w-modal gap-3 rounded-card bg-card p-4 text-start text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onHandOver(name.trim())
      }}
    >
      <TextField label={t('handedTo')} value={name} onChange={({ target }) => setName(target.value)} maxLength={150} />
      <button type="submit" className="door-yes min-h-14 rounded-button px-6 text-lg font-semibold">
        {t('handOver')}
      </button>
    </form>
  )
}
