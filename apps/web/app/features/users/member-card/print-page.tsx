import './print-card.css'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Segmented } from '@narthex/ui/segmented'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { type MemberHere, useKnownMember } from '../../../session/use-member.ts'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import { NoCard } from './no-card.tsx'
import { useCard } from './use-card.ts'

type Paper = 'sheet' | 'plastic'

/**
 * The card on paper (specification §2): `userId` and `memberChurchId` name whose, and only the reader's own is
 * shown; `showCard=true` is the card by itself, of its own size, for a card printer. Otherwise an A4 sheet.
 */
export function PrintPage({ title }: { title: string }) {
  const t = useTranslations('memberCard')
  const who = useKnownMember()
  const [query] = useSearchParams()
  if (!who) return null
  const userId = query.get('userId')
  const isMine = userId === null || userId === String(who.account.id)
  return (
    <div className="mx-auto w-full max-w-3xl p-5 md:py-10 print:m-0 print:max-w-none print:p-0">
      <SmartLink to="/user/member-card" className={`${textLinkClass} mb-2 gap-1.5 print:hidden`}>
        <Icon name="chevron" className="size-5 rotate-90" />
        {t('backToCard')}
      </SmartLink>
      <h1 className="text-2xl print:sr-only">{title}</h1>
      {isMine ? (
        <PrintOf who={who} igreja={query.get('memberChurchId')} />
      ) : (
        <div className="mt-6">
          <NoCard email={who.account.email} />
        </div>
      )}
    </div>
  )
}

function PrintOf({ who: { account, member }, igreja }: { who: MemberHere; igreja: string | null }) {
  const { church } = useChurchSite()
  const loaded = useCard(member.id, igreja ?? church.codigo)
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') return <Skeleton className="mt-6 h-80 w-full" />
  const { value: card } = loaded.value
  return card ? <Print card={card} /> : <NoCard email={account.email} />
}

function Print({ card }: { card: MemberCard }) {
  const t = useTranslations('memberCard')
  const [query] = useSearchParams()
  const [paper, setPaper] = useState<Paper>(query.get('showCard') === 'true' ? 'plastic' : 'sheet')
  return (
    <>
      <div className="mt-2 print:hidden">
        <p className="max-w-measure text-muted">{t('printing.lead')}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Segmented
            legend={t('printing.paper')}
            name="paper"
            value={paper}
            onChange={setPaper}
            options={[
              { value: 'sheet', label: t('printing.sheet') },
              { value: 'plastic', label: t('printing.plastic') },
            ]}
          />
          <button type="button" onClick={() => print()} className={buttonClass('primary')}>
            <MemberIcon name="printer" className="size-5" />
            {t('print')}
          </button>
        </div>
        <p className="mt-3 text-sm text-muted">{t(`printing.${paper}Hint`)}</p>
      </div>
      {paper === 'sheet' ? <Sheet card={card} /> : <Plastic card={card} />}
    </>
  )
}

/** Front and back side by side, to be cut out along the dashed line and folded between them. */
function Sheet({ card }: { card: MemberCard }) {
  return (
    <div className="print-sheet mt-6 rounded-control bg-white p-5 shadow-lift md:px-8 md:py-12 print:mt-0 print:rounded-none print:p-[1.5mm] print:shadow-none">
      <div className="mx-auto grid outline-1 outline-offset-4 outline-black/50 outline-dashed md:w-[171.2mm] md:max-w-full md:grid-cols-2 print:mx-0 print:w-[171.2mm] print:max-w-none print:grid-cols-2">
        <CardFront card={card} />
        <CardBack card={card} />
      </div>
    </div>
  )
}

/** A page for each side, of the size of the card. */
function Plastic({ card }: { card: MemberCard }) {
  return (
    <div className="mt-6 flex flex-wrap gap-6 *:w-[85.6mm] *:max-w-full print:mt-0 print:block print:*:break-after-page">
      <div className="print-plastic">
        <CardFront card={card} />
      </div>
      <div className="print-plastic print:break-after-auto!">
        <CardBack card={card} />
      </div>
    </div>
  )
}
