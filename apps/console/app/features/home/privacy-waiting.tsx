import { useMemberData } from '@narthex/client/data/use-member-data'
import { dateText } from '@narthex/client/format/dates'
import { listPrivacyRequests } from '@narthex/contract/privacy/privacy.endpoints'
import { textLinkClass } from '@narthex/ui/button'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../../navigation/places.ts'
import { recordPath } from '../../resource/kind-paths.ts'
import { callApi } from '../../session/api.ts'
import { HomeSection, homeListClass, homeRowClass } from './home-section.tsx'

const shown = '3'

/** Open requests about personal data, those that are due first; nothing where there is none. */
export function PrivacyWaiting() {
  const t = useTranslations('consoleHome.privacy')
  const dates = useDateContext()
  const requests = useMemberData(['home', 'privacy'], () =>
    callApi(listPrivacyRequests, { query: { limit: shown } as never }),
  )
  if (requests.state !== 'ready' || requests.value.total === 0) return null
  const { itens, total } = requests.value
  return (
    <HomeSection
      title={t('title')}
      aside={
        <Link to={pathTo('privacyRequests')} className={`${textLinkClass} inline-flex min-h-11 items-center text-sm`}>
          {t('all', { count: total })}
        </Link>
      }
    >
      <ul className={homeListClass}>
        {itens.map(({ id, pessoa, prazo, flagVencido }) => (
          <li key={id}>
            <Link to={recordPath({ place: 'privacyRequests' }, id)} className={homeRowClass}>
              <span className="min-w-0 truncate font-medium">{pessoa?.nome ?? t('erased')}</span>
              <span className={`shrink-0 text-sm ${flagVencido ? 'font-semibold text-danger' : 'text-muted'}`}>
                {t('due', { date: dateText(prazo, dates) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
