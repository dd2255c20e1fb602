import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { QrCode } from '@narthex/ui/qr-code'
import { useTranslations } from 'use-intl'
import { CardFace } from './card-face.tsx'
import { useCardFields } from './use-card-fields.ts'

/** Said on the front already. */
const onFront = ['numeroMembro', 'cargo', 'igrejaVinculada']

/** The other side of a card: what else the church knows of its member, and the code that proves the card. */
export function CardBack({ card }: { card: MemberCard }) {
  const t = useTranslations('memberCard')
  const fields = useCardFields(card).filter(({ name }) => !onFront.includes(name))
  return (
    <CardFace className="bg-white text-deep shadow-[inset_0_0_0_1px_rgb(0_0_0/0.12)]">
      <div className="flex h-full gap-[3.5cqw] p-[5cqw] pb-[6cqw]">
        <dl className="grid min-w-0 grow auto-rows-min grid-cols-2 content-between gap-x-[2.5cqw] gap-y-[1.4cqw]">
          {fields.map(({ name, label, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-[2.5cqw] leading-tight text-deep/75">{label}</dt>
              <dd
                className={`text-[3cqw] leading-[1.15] font-semibold ${/^[+\d]/.test(value) ? 'whitespace-nowrap' : 'line-clamp-2'}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex w-[29cqw] shrink-0 flex-col justify-center text-center">
          <QrCode text={card.qrCode} label={t('code')} className="w-full" />
          <p className="mt-[1.5cqw] text-[2.9cqw] leading-tight font-semibold">{t('check')}</p>
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 h-[1.6cqw] bg-brand" />
    </CardFace>
  )
}
