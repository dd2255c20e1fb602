import type { ModuleCode } from '@narthex/contract/churches/codes'
import { textLinkClass } from '@narthex/ui/button'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { PagePath } from '../../routing/page-path.ts'

interface Invitation {
  readonly name: 'groups' | 'pray' | 'give'
  readonly module: ModuleCode
  readonly path: PagePath
  readonly icon: IconName
}

const invitations: readonly Invitation[] = [
  { name: 'groups', module: 'MOD_CELULA', path: '/groups', icon: 'people' },
  { name: 'pray', module: 'MOD_MURAL_ORACAO', path: '/prayer', icon: 'prayer' },
  { name: 'give', module: 'MOD_DOACAO', path: '/give', icon: 'give' },
]

/** The ways in: a group, a prayer, a gift, each where the church offers it. */
export function Invitations() {
  const t = useTranslations('home')
  const { modules } = useChurchSite()
  const offered = invitations.filter(({ module }) => modules.includes(module))
  if (offered.length === 0) return null
  return (
    <section className="pt-14 md:pt-20" aria-labelledby="together">
      <h2 id="together" className="text-2xl">
        {t('together')}
      </h2>
      <ul className={`mt-5 grid gap-4 ${columns[offered.length] ?? ''}`}>
        {offered.map(({ name, path, icon }) => (
          <li
            key={name}
            className="group relative flex gap-4 rounded-card bg-brand-soft p-5 transition-shadow hover:shadow-lift md:flex-col md:p-7"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-brand-text">
              <Icon name={icon} />
            </span>
            <div className="flex grow flex-col">
              <h3 className="text-xl">{t(`${name}Title`)}</h3>
              <p className="mt-1.5 grow">{t(`${name}Line`)}</p>
              <SmartLink
                to={path}
                className={`${textLinkClass} mt-2 gap-1.5 self-start after:absolute after:inset-0 after:rounded-card`}
              >
                {t(`${name}Action`)}
                <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
              </SmartLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }
