import type { Copied } from '@narthex/client/data/member-copies'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Dialog } from '@narthex/ui/dialog'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { QrCode } from '@narthex/ui/qr-code'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useReader } from '../../../components/use-reader.ts'
import type { KeptMember } from '../../../session/kept-member.ts'
import { useKnownMember } from '../../../session/use-member.ts'
import { AccountPage } from '../account-page.tsx'
import { useCardWithPhoto } from './card-photo.ts'
import { NoCard } from './no-card.tsx'
import { TurningCard } from './turning-card.tsx'
import { useCard } from './use-card.ts'
import { useCardFields } from './use-card-fields.ts'

/** The member's card: to show, to be checked, to print. */
export function MemberCardPage({ title }: { title: string }) {
  const t = useTranslations('memberCard')
  const reader = useReader()
  return (
    <AccountPage title={title} lead={t('lead')}>
      {reader && <CardOf reader={reader} />}
    </AccountPage>
  )
}

function CardOf({ reader }: { reader: KeptMember }) {
  const t = useTranslations('memberCard')
  const account = useKnownMember()?.account
  const loaded = useCard(reader.memberId, reader.codigo)
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="aspect-[8560/5398] w-full max-w-120 rounded-card" />
      </div>
    )
  }
  if (!loaded.value.value) return account && <NoCard email={account.email} />
  return <LoadedCard reader={reader} loaded={loaded.value} />
}

function LoadedCard({ reader: { memberId, codigo }, loaded }: { reader: KeptMember; loaded: Copied<MemberCard> }) {
  const t = useTranslations('memberCard')
  const card = useCardWithPhoto(memberId, codigo, loaded)
  return (
    <div className="grid gap-6">
      {loaded.isCopy && (
        <Notice tone="info" icon="offline">
          <p>{t('copy')}</p>
        </Notice>
      )}
      {card && <Card card={card} hasPhoto={loaded.value?.foto !== null} />}
    </div>
  )
}

/** @param hasPhoto it may be one that this device does not have */
function Card({ card, hasPhoto }: { card: MemberCard; hasPhoto: boolean }) {
  const t = useTranslations('memberCard')
  const words = useTranslations('shell')
  const [isShowing, setShowing] = useState(false)
  return (
    <div className="grid gap-8">
      <div className="max-w-120">
        <TurningCard card={card} />
        <div className="mt-4 grid gap-3 xs:grid-cols-2">
          <button type="button" onClick={() => setShowing(true)} className={buttonClass('primary')}>
            {t('showCode')}
          </button>
          <SmartLink to="/embed/print-member-card" className={buttonClass('quiet')}>
            <MemberIcon name="printer" className="size-5" />
            {t('print')}
          </SmartLink>
        </div>
        {!hasPhoto && (
          <SmartLink to="/user/picture" className={`${textLinkClass} mt-2 gap-2`}>
            <MemberIcon name="camera" className="size-5" />
            {t('addPicture')}
          </SmartLink>
        )}
      </div>
      <Details card={card} />
      <Dialog isOpen={isShowing} onClose={() => setShowing(false)} title={card.nome} closeLabel={words('close')}>
        <QrCode text={card.qrCode} label={t('code')} className="mx-auto w-full max-w-80 rounded-control" />
        <p className="mt-4 text-center text-sm text-muted">{t('codeLead')}</p>
      </Dialog>
    </div>
  )
}

function Details({ card }: { card: MemberCard }) {
  const t = useTranslations('memberCard')
  return (
    <section className={`${cardClass} p-5`}>
      <h2 className="text-lg">{t('details')}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 xs:grid-cols-2 md:grid-cols-3">
        {useCardFields(card).map(({ name, label, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
