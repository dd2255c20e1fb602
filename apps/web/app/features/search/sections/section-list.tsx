import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'

export interface Place {
  /** A path of this site, or an address elsewhere. */
  readonly to: string
  readonly label: string
}

export interface SectionListProps {
  readonly sections: readonly Place[]
  readonly onFollow: () => void
}

/** Places of the site that the words name, before what is published there. */
export function SectionList({ sections, onFollow }: SectionListProps) {
  const t = useTranslations('search')
  if (sections.length === 0) return null
  return (
    <nav aria-label={t('sections')}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {sections.map(({ to, label }) => (
          <li key={to}>
            <SmartLink
              address={to}
              onClick={onFollow}
              className="flex min-h-14 items-center gap-3 rounded-control bg-brand-soft px-4 py-2 text-brand-text hover:brightness-98"
            >
              <span className="min-w-0 grow leading-snug">
                <span className="block font-semibold">{label}</span>
                <span className="block truncate text-sm">{addressText(to)}</span>
              </span>
              <Icon name="arrow" className="size-5" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An address as people read it: the path, or the other site's host. */
function addressText(to: string): string {
  if (!to.startsWith('/')) return to.replace(/^\w+:\/*(www\.)?/, '').replace(/\/$/, '')
  const wanted = new URLSearchParams(to.split('?')[1]).get('redirectTo')
  return wanted ?? to
}
