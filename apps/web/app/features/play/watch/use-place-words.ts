import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { useTranslations } from 'use-intl'

type Placed = Pick<TitleItem, 'coletanea' | 'temporada' | 'numero' | 'tipo'>

/** Where a title stands: its collection, season and number; empty for one that stands alone. */
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
