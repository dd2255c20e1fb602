import type { GivingReason, GivingSettings, GoalProgress } from '@narthex/contract/giving/giving.schemas'
import { containerClass } from '@narthex/ui/container'
import { Cover } from '@narthex/ui/cover'
import { Notice } from '@narthex/ui/notice'
import { Segmented } from '@narthex/ui/segmented'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../../components/page-title.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { type GiftPreset, setRegular } from '../gift.ts'
import { recurrencePath } from '../gift-address.ts'
import { keepGift } from '../kept-gift.ts'
import { focusComplaint } from '../recurring/plan/focus-complaint.ts'
import { useAmountTexts } from '../use-amount-texts.ts'
import { useGift } from '../use-gift.ts'
import { GiftAmount } from './gift-amount.tsx'
import { GiftExtras } from './gift-extras.tsx'
import { GiftAside, GiftFoot } from './gift-total.tsx'
import { NoGiving } from './no-giving.tsx'
import { ReasonList } from './reason-list.tsx'

export interface GivePageProps {
  readonly title: string
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly progress: readonly GoalProgress[]
  readonly preset: GiftPreset
}

export function GivePage(props: GivePageProps) {
  const isOpen = props.reasons.length > 0 && props.settings.metodos.length > 0
  // Another link begins another gift.
  return isOpen ? <GiveForm key={props.preset.link} {...props} /> : <NoGiving title={props.title} />
}

/** Form of a gift: amount, reasons and frequency; then the payment. */
function GiveForm({ title, reasons, settings, progress, preset }: GivePageProps) {
  const t = useTranslations('giving')
  const { church, corApp } = useChurchSite()
  const navigate = useNavigate()
  const texts = useAmountTexts(settings)
  const [gift, change] = useGift(reasons, preset)
  const [isTried, setTried] = useState(false)
  const total = { gift, reasons, settings }

  // It reports the choice that was served as well, which changes nothing.
  const chooseRegular = (isRegular: boolean) =>
    change((before) => (before.isRegular === isRegular ? before : setRegular(before, isRegular, reasons)))
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const find = (id: number) => reasons.find((reason) => reason.id === id)
    const isGood = gift.motivos.every(({ idMotivo, valor }) => !texts.complaint(valor, find(idMotivo)))
    if (!isGood) {
      setTried(true)
      focusComplaint(event.currentTarget)
      return
    }
    keepGift(gift)
    const [first] = gift.motivos
    const to = gift.isRegular && first ? recurrencePath(first.idMotivo, first.valor) : '/give/checkout'
    void navigate(to, { viewTransition: true })
  }

  return (
    <form
      noValidate
      onSubmit={goOn}
      className={`${containerClass('page', 'title')} max-lg:pb-6! lg:grid lg:grid-cols-[minmax(0,44rem)_22rem] lg:justify-between lg:gap-x-14`}
    >
      <div className="mx-auto grid w-full max-w-measure content-start gap-7 lg:max-w-none">
        <PageTitle title={title} lead={t('lead')} />
        {reasons.some(({ flagRecorrencia }) => flagRecorrencia) && (
          <div>
            <Segmented
              legend={t('how')}
              name="frequencia"
              options={[
                { value: 'once', label: t('once') },
                { value: 'regularly', label: t('regularly') },
              ]}
              value={gift.isRegular ? 'regularly' : 'once'}
              onChange={(value) => chooseRegular(value === 'regularly')}
            />
            {gift.isRegular && <p className="mt-2 text-sm text-muted">{t('regularHint')}</p>}
          </div>
        )}
        <GiftAmount {...total} onChange={change} isTried={isTried} />
        <ReasonList {...total} progress={progress} onChange={change} isTried={isTried} />
        {!gift.isRegular && <GiftExtras gift={gift} onChange={change} />}
        {settings.flagEnsaio && (
          <Notice tone="info">
            <p>{t('rehearsal')}</p>
          </Notice>
        )}
      </div>
      <aside className="max-lg:hidden">
        <div className="sticky below-header-6 grid gap-6">
          <GiftAside {...total} />
          <Cover
            seed={`${church.codigo} /give`}
            colour={corApp}
            kind="rose"
            focus="middle"
            className="mx-auto size-44 overflow-hidden rounded-full shadow-lift [@media(height<52rem)]:hidden"
          />
        </div>
      </aside>
      <GiftFoot {...total} />
    </form>
  )
}
