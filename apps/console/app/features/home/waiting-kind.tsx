import { useMemberData } from '@narthex/client/data/use-member-data'
import { dayText, whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { textLinkClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import type { KindEntry } from '../../kinds.ts'
import { listPath, recordPath, trashPath } from '../../resource/kind-paths.ts'
import { HomeSection, homeListClass, homeRowClass } from './home-section.tsx'
import { readWork } from './read-work.ts'

/** Waiting records of a kind; renders nothing if there are none. */
export function WaitingKind({ entry }: { entry: KindEntry }) {
  const t = useTranslations('consoleHome')
  const places = useTranslations('consoleFrame.places')
  const dates = useDateContext()
  const work = useMemberData(['home', entry.type], async () => readWork(await entry.load()))
  if (work.state === 'loading') return <Skeleton className="h-28" />
  if (work.state === 'failed') return <LoadFailed onRetry={() => void work.reload()} />
  const { drafts, scheduled, trash } = work.value
  if (drafts.length + scheduled.length + trash.length === 0) return null
  const nameSection = (title: string) => `${title} · ${places(entry.place)}`
  return (
    <>
      {scheduled.length > 0 && (
        <HomeSection title={nameSection(t('scheduled.title'))}>
          <ul className={homeListClass}>
            {scheduled.map(({ id, title, goesLiveAt }) => (
              <li key={id}>
                <Link to={recordPath(entry, id)} className={homeRowClass}>
                  <span className="min-w-0 truncate font-medium">{title}</span>
                  <span className="shrink-0 text-sm text-muted">{whenText(new Date(goesLiveAt ?? 0), dates)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      {drafts.length > 0 && (
        <HomeSection
          title={nameSection(t('drafts.title'))}
          aside={
            <Link to={`${listPath(entry)}?situacao=RASCUNHO`} className={`${textLinkClass} text-sm`}>
              {t('drafts.all')}
            </Link>
          }
        >
          <ul className={homeListClass}>
            {drafts.map(({ id, title, isLive }) => (
              <li key={id}>
                <Link to={recordPath(entry, id)} className={homeRowClass}>
                  <span className="min-w-0 truncate font-medium">{title}</span>
                  {isLive && <span className="shrink-0 text-sm text-muted">{t('drafts.changed')}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      {trash.length > 0 && (
        <HomeSection
          title={nameSection(t('trash.title'))}
          aside={
            <Link to={trashPath(entry)} className={`${textLinkClass} text-sm`}>
              {t('trash.open')}
            </Link>
          }
        >
          <ul className={homeListClass}>
            {trash.map(({ id, titulo, expiraEm }) => (
              <li key={id} className="flex min-h-12 items-center justify-between gap-4 px-3 py-1.5 lg:min-h-11">
                <span className="min-w-0 truncate font-medium">{titulo}</span>
                <span className="shrink-0 text-sm text-muted">
                  {t('trash.when', { day: dayText(new Date(expiraEm), dates) })}
                </span>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </>
  )
}
