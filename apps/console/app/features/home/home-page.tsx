import { Icon } from '@narthex/ui/icon'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { placesFor } from '../../navigation/find-places.ts'
import { useOfficeSession } from '../../session/office.ts'

/** The start: the places where this person works. */
export function HomePage() {
  const t = useTranslations('consoleHome')
  const names = useTranslations('consoleFrame.places')
  const session = useOfficeSession()
  const places = placesFor(session).filter(({ name }) => name !== 'home')
  return (
    <>
      <PageHead title={t('title', { name: session.pessoa.nome })} />
      <p className="mb-4 text-muted">{places.length > 0 ? t('lead') : t('nothing')}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {places.map(({ name, path, icon }) => (
          <li key={name}>
            <Link
              to={path}
              className="flex min-h-16 items-center gap-3 rounded-card px-4 font-semibold shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken"
            >
              <Icon name={icon} className="size-5 text-muted" />
              {names(name)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
