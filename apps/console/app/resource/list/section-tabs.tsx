import { useTranslations } from 'use-intl'
import { ViewTabs } from '../../components/view-tabs.tsx'
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
    <ViewTabs
      label={t(findListed(own).name)}
      tabs={tabs.map(({ name, path }) => ({ path, label: t(name) }))}
      className="mb-4"
    />
  )
}
