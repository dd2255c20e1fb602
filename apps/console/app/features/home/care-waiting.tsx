import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { sumCare } from '@narthex/contract/care/care.endpoints'
import type { CareView } from '@narthex/contract/care/care-words'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import { viewPath } from '../care/care-path.ts'
import { HomeSection, homeListClass, homeRowClass } from './home-section.tsx'

/** The people who wait for someone of the team, in numbers that lead to them: danger first. */
export function CareWaiting() {
  const t = useTranslations('consoleHome.care')
  const sums = useMemberData(['home', 'care'], () => callApi(sumCare, {}))
  if (sums.state === 'loading') return <Skeleton className="h-28" />
  if (sums.state === 'failed') return <LoadFailed onRetry={() => void sums.reload()} />
  const { perigo, visitantes, oracoes, vencidos, semResponsavel } = sums.value
  const lines: readonly (readonly [name: Parameters<typeof t>[0], count: number, view: CareView])[] = [
    ['perigo', perigo, 'ABERTOS'],
    ['visitantes', visitantes, 'ABERTOS'],
    ['oracoes', oracoes ?? 0, 'ABERTOS'],
    ['vencidos', vencidos, 'VENCIDOS'],
    ['semResponsavel', semResponsavel, 'SEM_RESPONSAVEL'],
  ]
  const waiting = lines.filter(([, count]) => count > 0)
  return (
    <HomeSection title={t('title')}>
      {waiting.length === 0 ? (
        <p className="text-muted">{t('calm')}</p>
      ) : (
        <ul className={homeListClass}>
          {waiting.map(([name, count, view]) => (
            <li key={name}>
              <Link to={viewPath(view)} className={homeRowClass}>
                <span className={name === 'perigo' ? 'font-semibold text-danger' : 'font-medium'}>{t(name)}</span>
                <span className="shrink-0 font-semibold tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
