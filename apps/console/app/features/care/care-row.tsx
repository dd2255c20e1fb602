import type { CareItem } from '@narthex/contract/care/care.schemas'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useMay } from '../../session/office.ts'
import { CareBadges, CareFacts } from './care-facts.tsx'
import { carePath } from './care-path.ts'
import type { CareActs } from './use-care-acts.ts'

export interface CareRowProps {
  readonly item: CareItem
  readonly acts: CareActs
  /** On a page of the person, which names them and reaches them itself. */
  readonly isOfPage?: boolean
}

/** A person to look after: a link to all of it, with a call and the two acts of most days in one touch. */
export function CareRow({ item, acts, isOfPage = false }: CareRowProps) {
  const t = useTranslations('consoleCare')
  const words = useTranslations('consolePerson')
  const mayWrite = useMay('care.write')
  const { id, tipo, nome, telefone, responsavel, concluidoEm } = item
  const isOpen = concluidoEm === null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Link to={carePath(id)} className="-mx-1 min-w-60 flex-1 rounded-control px-1 py-1 hover:bg-sunken">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {isOfPage ? t(`kinds.${tipo}`) : nome}
          <CareBadges item={item} isKindTold={isOfPage} />
        </span>
        <CareFacts item={item} />
      </Link>
      <span className="flex flex-wrap gap-2">
        {isOpen && telefone && !isOfPage && (
          <a href={`tel:+${telefone.replace(/\D/g, '')}`} className={toolClass('quiet')}>
            {words('call')}
            <span className="sr-only">{nome}</span>
          </a>
        )}
        {mayWrite && isOpen && responsavel === null && (
          <button type="button" className={toolClass('quiet')} onClick={() => acts.take(item)}>
            {t('take')}
            <span className="sr-only">{nome}</span>
          </button>
        )}
        {mayWrite && (
          <button
            type="button"
            className={toolClass('quiet')}
            onClick={() => (isOpen ? acts.finish(item) : acts.reopen(item))}
          >
            {t(isOpen ? 'finish' : 'reopen')}
            <span className="sr-only">{nome}</span>
          </button>
        )}
      </span>
    </li>
  )
}
