import type { OutlineLine } from '@narthex/contract/live/broadcast.schemas'
import { Icon } from '@narthex/ui/icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { answerLength, isSameWord, keepAnswers, type OutlineAnswers, readAnswers } from './outline-answers.ts'

export interface OutlineProps {
  readonly broadcastId: number
  readonly lines: readonly OutlineLine[]
}

/** The message in lines whose blanks the listener fills in; the host shows their words one by one. */
export function Outline({ broadcastId, lines }: OutlineProps) {
  const t = useTranslations('live.outline')
  const [answers, setAnswers] = useState<OutlineAnswers>({})
  // Only the browser knows them.
  useEffect(() => setAnswers(readAnswers(broadcastId)), [broadcastId])
  const write = (name: string, answer: string) => {
    const next = { ...answers, [name]: answer }
    setAnswers(next)
    keepAnswers(broadcastId, next)
  }
  return (
    <section aria-labelledby="live-outline">
      <h2 id="live-outline" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('hint')}</p>
      <ol className="mt-4 grid gap-3.5">
        {lines.map(({ id, partes }) => (
          <li key={id} className="leading-loose">
            {partes.map(({ tipo, texto }, index) => {
              const name = `${id}.${index}`
              if (tipo === 'TEXTO') return <span key={name}>{texto}</span>
              const position = partes.slice(0, index + 1).filter((part) => part.tipo === 'LACUNA').length
              const answer = answers[name] ?? ''
              return texto === null ? (
                <input
                  key={name}
                  value={answer}
                  onChange={({ currentTarget }) => write(name, currentTarget.value)}
                  aria-label={t('blank', { position: String(position) })}
                  maxLength={answerLength}
                  autoComplete="off"
                  className="mx-0.5 h-11 w-32 max-w-full rounded-control bg-sunken px-2.5 text-base font-semibold shadow-[inset_0_0_0_1px_var(--line)]"
                />
              ) : (
                <Word key={name} word={texto} answer={answer} />
              )
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A word that the host has shown, beside what the listener wrote. */
function Word({ word, answer }: { word: string; answer: string }) {
  const t = useTranslations('live.outline')
  const isOwn = answer.trim() !== '' && isSameWord(answer, word)
  return (
    <>
      <mark className="rounded-[0.375rem] bg-brand-soft px-1.5 py-0.5 font-semibold text-brand-text">
        {word}
        {isOwn && <Icon name="check" className="ms-1 inline size-4 align-[-0.125em]" />}
      </mark>
      {answer.trim() !== '' && !isOwn && (
        <span className="ms-1.5 text-sm text-muted">{t('wrote', { word: answer })}</span>
      )}
    </>
  )
}
