import type { DateContext } from '@narthex/client/format/dates'
import type { Prayer } from '@narthex/contract/prayer/prayer.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { ToolIcon } from '@narthex/ui/tool-icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { PrayRow, type PrayRowProps } from '../pray-row.tsx'
import { PrayerWords } from '../prayer-words.tsx'
import { Testimony } from '../testimony.tsx'
import { WhoWrote } from '../who-wrote.tsx'

export interface PrayerCardProps extends Pick<PrayRowProps, 'id' | 'support' | 'onPray'> {
  readonly prayer: Prayer
  readonly dates: DateContext
  /** Further actions, at the end of the card's head. */
  readonly more: ReactNode
}

/** A prayer on the wall: who asks, the words, the way to pray along. */
export function PrayerCard({ prayer, dates, more, id, support, onPray }: PrayerCardProps) {
  const t = useTranslations('prayerWall')
  const { nome, imagemAutor, motivo, dataCadastro, flagRespondida, testemunho } = prayer
  const called = nome ?? t('anonymous')
  const to = pathTo('/prayer/:prayerId', { prayerId: prayer.id })
  return (
    <li>
      <article className={`${cardClass} p-5 sm:p-7`}>
        <div className="mb-4 flex items-start justify-between gap-3">
          <WhoWrote
            name={nome}
            picture={imagemAutor}
            called={called}
            at={dataCadastro}
            dates={dates}
            about={motivo?.nome}
            isHeading
          />
          <div className="-me-2 flex shrink-0 noscript:hidden">{more}</div>
        </div>
        <PrayerWords mensagem={prayer.mensagem} imagem={prayer.imagem} isCut />
        {flagRespondida && <Testimony text={testemunho} className="mt-5" />}
        <div className="mt-5">
          <PrayRow id={id} support={support} onPray={onPray}>
            <SmartLink to={to} className={`${textLinkClass} -me-1 gap-1.5 text-sm`}>
              <ToolIcon name="chat" className="size-5" />
              {t('read')}
              <span className="sr-only">: {called}</span>
            </SmartLink>
          </PrayRow>
        </div>
      </article>
    </li>
  )
}
