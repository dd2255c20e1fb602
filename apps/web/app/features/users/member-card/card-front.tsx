import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { Cover } from '@narthex/ui/cover'
import { Portrait } from '@narthex/ui/portrait'
import { useTranslations } from 'use-intl'
import { SiteMark } from '../../../components/site-mark.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { CardFace } from './card-face.tsx'

/** The face of a card: whose it is, in the church's own glass. The same in light and dark, on a screen and on paper. */
export function CardFront({ card }: { card: MemberCard }) {
  const t = useTranslations('memberCard')
  const site = useChurchSite()
  return (
    <CardFace className="bg-deep text-on-deep">
      <Cover
        seed={site.church.codigo}
        colour={site.corApp}
        focus="middle"
        loading="eager"
        className="absolute inset-y-0 right-0 w-[58cqw] *:size-full *:object-cover"
      />
      <div className="absolute inset-y-0 right-0 w-[58cqw] bg-linear-to-r from-deep from-30% to-transparent" />
      <Portrait
        name={card.nome}
        colour={site.corApp}
        photo={card.foto}
        className="absolute! right-[5.5cqw] bottom-[5.5cqw] h-[40cqw] w-[31cqw] rounded-b-[2cqw]! shadow-[0_0_0_0.8cqw_white]"
      />
      <div className="relative flex h-full w-[60cqw] flex-col p-[5.5cqw]">
        <p className="flex items-center gap-[2.2cqw] text-[3.7cqw] leading-tight font-semibold">
          <span className="shrink-0 *:h-[9cqw]! *:w-auto">
            <SiteMark site={site} />
          </span>
          <span className="line-clamp-2">{card.igrejaVinculada}</span>
        </p>
        <p className="mt-auto text-[2.9cqw] font-semibold tracking-[0.08em] text-on-deep-soft uppercase">{t('card')}</p>
        <p className={`mt-[1cqw] leading-[1.1] font-bold tracking-tight ${nameClass(card.nome)}`}>{card.nome}</p>
        <p className="mt-[1.6cqw] line-clamp-3 text-[3.5cqw] leading-tight text-on-deep-soft">
          {card.cargo && `${card.cargo}\u00a0· `}
          <span className="inline-block">{t('number', { number: card.numeroMembro })}</span>
        </p>
      </div>
      <div className="absolute inset-x-0 bottom-0 h-[1.6cqw] bg-brand" />
    </CardFace>
  )
}

/** No name is cut: the longer it is, the smaller it stands. */
function nameClass({ length }: string): string {
  if (length <= 20) return 'text-[6.6cqw]'
  return length <= 36 ? 'text-[5.4cqw]' : 'line-clamp-4 text-[4.2cqw]'
}
