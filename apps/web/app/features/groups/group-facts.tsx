import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { placesText, rhythmText } from './group-texts.ts'

type Told = Pick<
  GroupSummary,
  'diaSemana' | 'horario' | 'frequencia' | 'bairro' | 'flagOnline' | 'vagas' | 'flagAceitaSolicitacoes'
>

/** Time, place and vacancies of a group, in lines. */
export function GroupFacts({ group, className = '' }: { group: Told; className?: string }) {
  const t = useTranslations('groups')
  const locale = useLocale()
  const { church } = useChurchSite()
  const places = placesText(group, t)
  return (
    <ul className={`grid gap-1 text-sm text-muted ${className}`}>
      <Fact icon="clock">{rhythmText(group, t, locale)}</Fact>
      {group.flagOnline ? (
        <Fact icon="live">{t('online')}</Fact>
      ) : (
        group.bairro && (
          <Fact icon="pin">
            <span lang={church.idioma}>{group.bairro}</span>
          </Fact>
        )
      )}
      {places && <Fact icon="people">{places}</Fact>}
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
