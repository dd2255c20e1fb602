import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { useTranslations } from 'use-intl'

type Placed = Pick<TitleItem, 'coletanea' | 'temporada' | 'numero' | 'tipo'>

/** Returns a title's collection, season and number as text; empty for a standalone title. */
export function usePlaceWords({ coletanea, temporada, numero, tipo }: Placed): string {
  const t = useTranslations('playWatch.place')
  return [
    coletanea?.titulo,
    temporada !== null && t('season', { season: String(temporada) }),
    numero !== null && t(tipo === 'AULA' ? 'lesson' : 'episode', { number: String(numero) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
