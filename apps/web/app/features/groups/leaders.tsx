import { phoneLink } from '@narthex/client/format/places'
import type { Group, Participation } from '@narthex/contract/groups/group.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Portrait } from '@narthex/ui/portrait'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'

export interface LeadersProps {
  readonly group: Group
  /** Contact data of the leaders for the group's members. */
  readonly known: Participation['lideres']
}

/** Leaders of the group; its members see full names, and the phone numbers that leaders share. */
export function Leaders({ group, known }: LeadersProps) {
  const t = useTranslations('group')
  const { corApp } = useChurchSite()
  const leaders =
    known.length > 0
      ? known.map(({ idUsuario, nome, sobrenome, imagem, telefone }) => ({
          key: idUsuario,
          name: `${nome} ${sobrenome}`.trim(),
          imagem,
          telefone,
        }))
      : group.lideres.map(({ nome, imagem }, i) => ({ key: i, name: nome, imagem, telefone: null }))
  if (leaders.length === 0) return null
  return (
    <section aria-labelledby="leaders" className="mt-10">
      <h2 id="leaders" className="text-xl">
        {t('leaders')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-5">
        {leaders.map(({ key, name, imagem, telefone }) => (
          <li key={key} className="flex items-center gap-4">
            <Portrait name={name} colour={corApp} photo={imagem} className="h-18 w-15 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              {telefone && (
                <a href={phoneLink(telefone)} className={`${textLinkClass} tabular-nums`}>
                  {telefone}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
