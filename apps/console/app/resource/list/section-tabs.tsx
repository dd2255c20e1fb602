import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { findListed, findTabs, isAdmitted } from '../../navigation/find-places.ts'
import { type PlaceName, places } from '../../navigation/places.ts'
import { useOfficeSession } from '../../session/office.ts'

/** The places that belong together with this one, such as the courses, classes and lessons. Nothing where it stands alone. */
export function SectionTabs({ place: current }: { place: PlaceName }) {
  const t = useTranslations('consoleFrame.places')
  const session = useOfficeSession()
  const own = places.find(({ name }) => name === current)
  const tabs = own ? findTabs(own).filter((place) => isAdmitted(session, place)) : []
  if (!own || tabs.length < 2) return null
  return (
    <nav aria-label={t(findListed(own).name)} className="mb-4 border-b border-line">
      <ul className="-mb-px flex gap-1 overflow-x-auto">
        {tabs.map(({ name, path }) => (
          <li key={name}>
            <NavLink
              to={path}
              end
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
