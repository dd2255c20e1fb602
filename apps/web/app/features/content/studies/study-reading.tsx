import type { StudyPage as StudyData } from '@narthex/contract/content/study.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../../components/item-card.tsx'
import { MoreSection } from '../../../components/more-section.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { FactLine } from '../facts.tsx'
import { Passage } from '../passage.tsx'
import { ReadingPage } from '../reading-page.tsx'
import { LeaderPart } from './leader-part.tsx'
import { PrintButton } from './print-button.tsx'
import { SeriesNeighbours } from './series-neighbours.tsx'
import { StudyItem } from './study-item.tsx'
import { StudyQuestions } from './study-questions.tsx'

/** A study to read in a group, or to take home on paper: its text, what to talk about, and the ones before and after. */
export function StudyReading({ item, listName }: { item: StudyData; listName: string }) {
  const t = useTranslations('studies')
  const reading = useTranslations('reading')
  const { church } = useChurchSite()
  const { serie, referencia, referenciaOsis, idioma, perguntas, relacionados } = item
  const place = serie && t('place', { number: String(serie.numero), total: String(serie.totalEstudos) })
  const list: { to: PagePath; name: string } = serie
    ? { to: `/studies?serie=${serie.slug}`, name: serie.titulo }
    : { to: '/studies', name: listName }
  return (
    <ReadingPage
      item={item}
      cover={itemCover('ESTUDO', item.id)}
      list={list}
      eyebrow={
        <>
          <span className="print:hidden">{place}</span>
          <span className="hidden print:inline">{[church.nome, serie?.titulo, place].filter(Boolean).join(' · ')}</span>
        </>
      }
      facts={<StudyFacts item={item} />}
      before={referencia && <Passage name={referencia} osis={referenciaOsis} lang={idioma} />}
      after={
        <>
          <SeriesNeighbours item={item} />
          {relacionados.length > 0 && (
            <MoreSection title={reading('related')}>
              <ul className={itemGridClass}>
                {relacionados.map((other) => (
                  <StudyItem key={other.id} study={other} />
                ))}
              </ul>
            </MoreSection>
          )}
        </>
      }
    >
      {perguntas.length > 0 && <StudyQuestions studyId={item.id} questions={perguntas} lang={idioma} />}
      <PrintButton />
      <LeaderPart id={item.id} questions={perguntas} lang={idioma} />
    </ReadingPage>
  )
}

/** Author and duration: for a group, else for a reader. */
function StudyFacts({ item }: { item: StudyData }) {
  const t = useTranslations('studies')
  const reading = useTranslations('reading')
  const { autor, idioma, duracaoMinutos, minutosLeitura } = item
  return (
    <FactLine>
      {autor && (
        <span lang={idioma} className="font-semibold text-ink">
          {autor}
        </span>
      )}
      <span>
        {duracaoMinutos
          ? t('minutesTogether', { count: duracaoMinutos })
          : reading('minutes', { count: minutosLeitura })}
      </span>
    </FactLine>
  )
}
