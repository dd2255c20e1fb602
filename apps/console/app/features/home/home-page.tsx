import { useMemberData } from '@narthex/client/data/use-member-data'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Icon } from '@narthex/ui/icon'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { Link, Navigate, useOutletContext } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { kinds } from '../../kinds.ts'
import { findAdditions, isAdmitted, placesFor } from '../../navigation/find-places.ts'
import { type PlaceName, pathTo, places } from '../../navigation/places.ts'
import { useMay, useOfficeSession } from '../../session/office.ts'
import { readStart } from '../wizard/start-calls.ts'
import { wasStartOffered } from '../wizard/start-offered.ts'
import { LatelyChanged } from './lately-changed.tsx'
import { MenuOffer } from './menu-offer.tsx'
import { PrivacyWaiting } from './privacy-waiting.tsx'
import { StartChecklist } from './start-checklist.tsx'
import { WaitingWork } from './waiting-work.tsx'

const CareWaiting = lazyPart(async () => (await import('./care-waiting.tsx')).CareWaiting)

/** Places whose records are added most weeks. */
const oftenAdded: readonly PlaceName[] = ['news', 'devotionals', 'services', 'banners']

/** The home of the office: open start steps, waiting work and recent changes that the person may read. */
export function HomePage() {
  return useMay('settings') ? <HomeOfSettings /> : <Home />
}

/** Home of staff who may set the church up: leads them to the start once, until it is done or put off. */
function HomeOfSettings() {
  const start = useMemberData(['start'], readStart)
  const [wasOffered] = useState(wasStartOffered)
  if (start.state === 'loading')
    return (
      <div aria-busy="true" className="grid max-w-240 gap-4">
        <Skeleton className="h-8 w-52" />
        <Skeleton className="h-12" />
        <Skeleton className="h-40" />
      </div>
    )
  if (start.state === 'ready' && start.value.situacao === 'EM_CURSO' && !wasOffered)
    return <Navigate to={pathTo('start')} replace />
  if (start.state === 'failed') return <Home />
  const { value, update } = start
  return (
    <Home>
      {value.situacao !== 'CONCLUIDO' && <StartChecklist start={value} />}
      {value.situacao !== 'EM_CURSO' && <MenuOffer start={value} onStart={(next) => update(() => next)} />}
    </Home>
  )
}

function Home({ children }: { children?: React.ReactNode }) {
  const t = useTranslations('consoleHome')
  const session = useOfficeSession()
  const { onSearch } = useOutletContext<{ readonly onSearch: () => void }>()
  const mayAudit = useMay('audit.read')
  const mayCare = useMay('care.read')
  const mayHandle = useMay('privacy.handle')
  const hasKinds = kinds.some(({ hasTrash, place }) => {
    const entry = places.find(({ name }) => name === place)
    return hasTrash && entry && isAdmitted(session, entry)
  })
  const hasPlaces = placesFor(session).some(({ name }) => name !== 'home')
  return (
    <div className="max-w-240">
      <PageHead title={t('title', { name: session.pessoa.nome })} />
      {hasPlaces ? (
        <button
          type="button"
          onClick={onSearch}
          className="mb-6 flex min-h-12 w-full items-center gap-3 rounded-control bg-card px-3.5 text-start text-muted shadow-[inset_0_0_0_1px_var(--line)] hover:text-ink lg:min-h-11"
        >
          <Icon name="search" className="size-5" />
          <span className="min-w-0 truncate">{t('find')}</span>
        </button>
      ) : (
        <p className="mb-4 text-muted">{t('nothing')}</p>
      )}
      <div className="grid grid-cols-1 gap-8">
        {children}
        {mayCare && (
          <LazyPart fallback={<Skeleton className="h-28" />}>
            <CareWaiting />
          </LazyPart>
        )}
        <Additions />
        {mayHandle && <PrivacyWaiting />}
        {hasKinds && <WaitingWork />}
        {mayAudit && <LatelyChanged />}
        {hasPlaces && <Places />}
      </div>
    </div>
  )
}

/** Shortcuts to add the most frequent kinds of records. */
function Additions() {
  const t = useTranslations('consoleHome')
  const words = useTranslations('consoleSearch.add')
  const additions = findAdditions(placesFor(useOfficeSession())).filter(({ name }) => oftenAdded.includes(name))
  if (additions.length === 0) return null
  return (
    <section aria-labelledby="home-add">
      <h2 id="home-add" className="mb-3 font-semibold">
        {t('add')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {additions.map(({ name, icon, path }) => (
          <li key={name}>
            <Link
              to={path}
              className="flex h-full min-h-24 flex-col justify-between gap-3 rounded-card bg-card p-4 font-semibold shadow-rest hover:text-brand-text"
            >
              <OfficeIcon name={icon} className="size-6 text-brand-text" />
              {words(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where this person works: wide windows have it beside the page. */
function Places() {
  const t = useTranslations('consoleHome')
  const names = useTranslations('consoleFrame.places')
  const all = placesFor(useOfficeSession()).filter(({ name, tabOf }) => name !== 'home' && !tabOf)
  return (
    <section aria-labelledby="home-places" className="lg:hidden">
      <h2 id="home-places" className="mb-3 font-semibold">
        {t('places')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {all.map(({ name, path, icon }) => (
          <li key={name}>
            <Link
              to={path}
              className="flex min-h-14 items-center gap-3 rounded-card bg-card px-4 font-semibold shadow-rest hover:bg-sunken"
            >
              <OfficeIcon name={icon} className="size-5 text-muted" />
              {names(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
