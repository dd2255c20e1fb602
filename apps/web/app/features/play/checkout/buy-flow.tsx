import { reloadData } from '@narthex/client/data/query-client'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import type { Title } from '@narthex/contract/play/play.schemas'
import { buyTitle } from '@narthex/contract/play/purchase.endpoints'
import type { PlayPurchase } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { callApi } from '../../../session/api.ts'
import { titleAttempts, titleDraft } from './attempts.ts'
import { BuyForm } from './buy-form.tsx'
import { OrderStep } from './order-step.tsx'
import { PlayFailure } from './play-failure.tsx'

export interface BuyFlowProps {
  readonly title: Title
  readonly tipo: PlayPurchase['tipo']
}

/** Rents or buys a title: its price, with what it is paid, the payment, and then the title itself. */
export function BuyFlow({ title, tipo }: BuyFlowProps) {
  const t = useTranslations('playCheckout.buy')
  return (
    <div className={`${containerClass('measure', 'title')} pb-16`}>
      <BackLink to={pathTo('/play/video/:id', { id: title.id })} name={title.titulo} />
      <PageTitle title={t(tipo === 'ALUGUEL' ? 'rentTitle' : 'buyTitle')} />
      <div className="mt-6">
        <Ordered title={title} tipo={tipo} />
      </div>
    </div>
  )
}

type Order = { readonly purchase: PlayPurchase } | { readonly refusal: ApiError }

/** The order says what it costs; asked for again it is the same one. */
async function order({ title, tipo }: BuyFlowProps): Promise<Order> {
  const chave = titleAttempts(title.id).find('order', [title.id, tipo])
  try {
    return { purchase: await callApi(buyTitle, { params: { id: String(title.id) }, body: { chave, tipo } }) }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return { refusal: error }
    throw error
  }
}

function Ordered(props: BuyFlowProps) {
  const { title, tipo } = props
  const t = useTranslations('playCheckout.buy')
  const ordered = useLoaded(`${title.id} ${tipo}`, () => order(props))
  const [isStarted, setStarted] = useState(false)
  const navigate = useNavigate()
  if (ordered.state === 'loading') return <Skeleton className="h-64 w-full rounded-card" />
  if (ordered.state === 'failed') return <LoadFailed onRetry={() => void ordered.reload()} />
  if ('refusal' in ordered.value) return <Refusal title={title} error={ordered.value.refusal} />
  const { purchase } = ordered.value
  const watch = () => {
    titleAttempts(title.id).forget()
    void reloadData('playPurchases')
    void navigate(pathTo('/play/watch/:id', { id: title.id }), { replace: true })
  }
  if (isStarted) {
    return <OrderStep key={purchase.pedido} code={purchase.pedido} onPaid={watch} onAgain={() => setStarted(false)} />
  }
  return (
    <BuyForm
      order={purchase}
      attempts={titleDraft(title.id)}
      name={title.titulo}
      lang={title.idioma}
      line={tipo === 'ALUGUEL' ? t('rentLine', { hours: title.horasAluguel ?? 0 }) : t('buyLine')}
      onStarted={() => setStarted(true)}
    />
  )
}

function Refusal({ title, error }: { title: Title; error: ApiError }) {
  const t = useTranslations('playCheckout.buy')
  const isOwned = error.code === 'PLAY_ALREADY_OWNED'
  return (
    <div className="grid gap-4">
      <PlayFailure error={error} isDeclined={false} onRemedy={() => history.back()} />
      {isOwned && (
        <SmartLink
          to={pathTo('/play/watch/:id', { id: title.id })}
          className={`${buttonClass('primary')} justify-self-start`}
        >
          {t('watch')}
        </SmartLink>
      )}
    </div>
  )
}
