import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { Badge } from '@narthex/ui/badge'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useLocale, useTranslations } from 'use-intl'
import { ItemCard } from '../../components/item-card.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { awayText, canAsk, placesText, rhythmText } from './group-texts.ts'

/** A group of the list: when it meets, what it is called, where it is, and whether there is room. */
export function GroupCard({ group }: { group: GroupSummary }) {
  const t = useTranslations('groups')
  const locale = useLocale()
  const { church } = useChurchSite()
  const { id, nome, resumo, tipo, imagem, bairro, flagOnline, distanciaKm } = group
  const places = placesText(group, t)
  const where = flagOnline ? t('online') : bairro
  return (
    <ItemCard
      to={pathTo('/groups/:celulaId', { celulaId: id })}
      title={nome}
      lang={church.idioma}
      cover={itemCover('CELULA', id)}
      image={imagem}
      heading="h3"
      when={<span className="font-semibold text-brand-text">{rhythmText(group, t, locale)}</span>}
      line={resumo ?? tipo}
      foot={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {where && <span lang={flagOnline ? undefined : church.idioma}>{where}</span>}
          {distanciaKm !== null && (
            <span className="font-semibold text-ink">{awayText(distanciaKm, t, locale, church.idioma)}</span>
          )}
          {places && <Badge tone={canAsk(group) ? 'brand' : 'plain'}>{places}</Badge>}
        </span>
      }
    />
  )
}
