import { dayText } from '@narthex/client/format/dates'
import { lengthText } from '@narthex/client/format/recording-times'
import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { AgeMark } from './age-mark.tsx'

export type FactsTitle = Pick<
  TitleItem,
  'tipo' | 'temporada' | 'numero' | 'duracaoSegundos' | 'idadeMinima' | 'emBreve'
>

/** Kind, length and age rating of a title; for an upcoming one, its date. */
export function TitleFacts({ title, renderedAt }: { title: FactsTitle; renderedAt: string }) {
  const t = useTranslations('play')
  const dates = useDateContext(renderedAt)
  const { tipo, temporada, numero, duracaoSegundos, idadeMinima, emBreve } = title
  const kind = numero === null ? t(`kind.${tipo}`) : t(`numbered.${tipo}`, { number: String(numero) })
  const shown = [
    temporada !== null && t('season', { number: String(temporada) }),
    kind,
    emBreve === null && duracaoSegundos !== null && lengthText(duracaoSegundos),
    emBreve !== null && t('soonAt', { when: dayText(new Date(emBreve), dates) }),
  ].filter((fact) => fact !== false)
  return (
    <>
      {shown.map((fact, place) => (
        // Lines break between facts, never within one.
        <Fragment key={fact}>
          <span className="whitespace-nowrap">{place < shown.length - 1 ? `${fact} ·` : fact}</span>{' '}
        </Fragment>
      ))}
      {idadeMinima !== null && <AgeMark age={idadeMinima} />}
    </>
  )
}
