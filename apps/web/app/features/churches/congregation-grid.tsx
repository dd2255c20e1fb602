import { mapLink, phoneLink } from '@narthex/client/format/places'
import { streetLine } from '@narthex/contract/churches/address-lines'
import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { AddressText } from '../../components/address-text.tsx'
import { SmartLink } from '../../components/smart-link.tsx'

export interface CongregationGridProps {
  readonly congregations: Congregation[]
  readonly title: string
  readonly lead?: string
}

/**
 * The places where a church meets, each with who looks after it and how to get there: on phones a list in one card,
 * since there may be many, on wider screens a card each.
 */
export function CongregationGrid({ congregations, title, lead }: CongregationGridProps) {
  return (
    <section className="pt-section">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
      <ul
        className={`mt-6 max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:bg-card max-sm:ps-5 max-sm:pe-2 max-sm:shadow-rest sm:grid sm:grid-cols-2 sm:gap-4 ${congregations.length % 3 === 1 ? '' : 'lg:grid-cols-3'}`}
      >
        {congregations.map((congregation) => (
          <CongregationItem key={congregation.id} congregation={congregation} />
        ))}
      </ul>
    </section>
  )
}

function CongregationItem({ congregation }: { congregation: Congregation }) {
  const t = useTranslations('places')
  const { nome, responsavel, endereco, telefone } = congregation
  const map = mapLink(congregation)
  return (
    <li className="flex gap-2 max-sm:items-center max-sm:py-3 sm:flex-col sm:rounded-card sm:bg-card sm:p-5 sm:shadow-rest">
      <div className="min-w-0 grow">
        <h3 className="text-base font-semibold sm:text-lg">{nome}</h3>
        {responsavel && <p className="text-muted max-sm:text-sm">{t('ledBy', { name: responsavel })}</p>}
        {endereco && (
          <address className="text-sm whitespace-pre-line not-italic max-sm:text-muted sm:mt-3">
            <span className="block truncate sm:hidden">{streetLine(endereco)}</span>
            <span className="max-sm:hidden">
              <AddressText address={endereco} />
            </span>
          </address>
        )}
      </div>
      <div className="flex shrink-0 sm:flex-wrap sm:gap-x-6">
        {map && (
          <SmartLink address={map} className={`${textLinkClass} ${roundOnPhones}`}>
            <Icon name="pin" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{t('map')}</span>
          </SmartLink>
        )}
        {telefone && (
          <a
            href={phoneLink(telefone)}
            className={`${textLinkClass} ${roundOnPhones} whitespace-nowrap tabular-nums`}
            aria-label={`${t('call')}: ${telefone}`}
          >
            <Icon name="phone" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{telefone}</span>
          </a>
        )}
      </div>
    </li>
  )
}

/** A sign alone where a line has to do. */
const roundOnPhones = 'max-sm:justify-center max-sm:rounded-full max-sm:hover:bg-sunken'
