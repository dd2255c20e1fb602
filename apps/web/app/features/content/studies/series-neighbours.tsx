import type { Study, StudyPage } from '@narthex/contract/content/study.schemas'
import { useTranslations } from 'use-intl'
import { Neighbours } from '../../../components/neighbours.tsx'
import { pathTo } from '../../../routing/page-path.ts'

/** The study before and the one after, where it belongs to a series; by their days where it belongs to none. */
export function SeriesNeighbours({ item: { anterior, proximo } }: { item: Pick<StudyPage, 'anterior' | 'proximo'> }) {
  const t = useTranslations('studies')
  const neighbour = (study: Study | null, label: string) =>
    study && { ...study, to: pathTo('/studies/:studiesId', { studiesId: study.id }), label }
  return <Neighbours before={neighbour(anterior, t('previous'))} after={neighbour(proximo, t('next'))} />
}
