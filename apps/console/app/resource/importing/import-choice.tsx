import type { Permission } from '@narthex/contract/permissions'
import { textLinkClass } from '@narthex/ui/button'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAdmitted } from '../../navigation/find-places.ts'
import { type PlaceName, places } from '../../navigation/places.ts'
import { useOfficeSession } from '../../session/office.ts'
import { importPath } from '../kind-paths.ts'

/** Kinds that a church brings along at the beginning, in the order in which it needs them, each with the permission for it. */
const steps = [
  { place: 'groups', write: 'groups.manage' },
  { place: 'people', write: 'people.write' },
  { place: 'songs', write: 'content.write' },
  { place: 'videos', write: 'content.write' },
] as const satisfies readonly { readonly place: PlaceName; readonly write: Permission }[]

/** Lists what can come over from another program, beside the import of one kind that is open; nothing where that one is all. */
export function ImportChoice({ current }: { readonly current: PlaceName }) {
  const t = useTranslations('consoleImport.choice')
  const names = useTranslations('consoleFrame.places')
  const session = useOfficeSession()
  const open = steps.filter(({ place, write }) => {
    const found = places.find(({ name }) => name === place)
    return found && isAdmitted(session, found) && isAdmitted(session, { permission: write, isWhole: true })
  })
  if (open.length < 2 || !open.some(({ place }) => place === current)) return null
  return (
    <section className="mt-9 max-w-2xl">
      <h2 className="mb-1 text-lg font-semibold">{t('title')}</h2>
      <p className="mb-3 text-muted">{t('lead')}</p>
      <ol className="divide-y divide-line border-y border-line">
        {open.map(({ place }, at) => (
          <li
            key={place}
            aria-current={place === current ? 'step' : undefined}
            className="flex items-baseline gap-3 py-3"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-end text-muted tabular-nums">
              {at + 1}
            </span>
            <div className="min-w-0">
              {place === current ? (
                <p className="font-semibold">
                  {names(place)} <span className="font-normal text-muted">({t('current')})</span>
                </p>
              ) : (
                <Link to={importPath({ place })} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
                  {names(place)}
                </Link>
              )}
              <p className="text-sm text-muted">{t(`kinds.${place}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
