import { asOpening, dateText } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import type { Gift } from '@narthex/contract/giving/giving.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { DownloadButton } from '../../../components/download-button.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { giftPath } from '../gift-address.ts'
import { hasReceipt } from './gift-state.ts'
import { loadReceipt } from './giving-calls.ts'
import { StateBadge } from './state-badge.tsx'

/** A gift in the list: what for, how much, when, and how it stands. It leads to the page of its payment. */
export function GiftRow({ gift }: { gift: Gift }) {
  const t = useTranslations('givingHistory')
  const methods = useTranslations('payments.methods')
  const dates = useDateContext()
  const money = useMoney()
  const { pedido, itens, moeda, valor, total, estornado, codigoMetodoPagamento, dataCadastro } = gift
  const day = asOpening(dateText(dateIn(dates.timeZone, new Date(dataCadastro)), dates))
  // A gift for several reasons is put together again.
  const [first, ...others] = itens
  const again = first && others.length === 0 ? giftPath(first.idMotivo, first.valor) : '/give'
  const payment = pathTo('/user/payment/:paymentCode', { paymentCode: pedido })
  const [to, action] =
    gift.situacao === 'ABERTA' ? [payment, t('pay')] : [again, t(gift.situacao === 'FALHOU' ? 'tryAgain' : 'again')]
  const reasons = itens.map(({ nome }) => nome).join(', ')
  return (
    <li className="relative not-first:border-t border-line px-4 pt-4 pb-2 hover:bg-sunken sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow basis-40">
          <SmartLink
            to={payment}
            className="font-semibold after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
          >
            {reasons}
          </SmartLink>
          <p className="mt-0.5 text-sm text-muted">
            <time dateTime={dataCadastro}>{day}</time>
            {codigoMetodoPagamento && ` · ${methods(codigoMetodoPagamento)}`}
          </p>
        </div>
        <p className="grow text-end text-lg font-semibold tabular-nums">
          {money(valor, moeda)}
          {total !== null && total > valor && (
            <span className="block text-sm font-normal text-muted">
              {t('withFees', { amount: money(total, moeda) })}
            </span>
          )}
        </p>
      </div>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-5 text-sm">
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <StateBadge gift={gift} />
          {estornado > 0 && <span className="text-muted">{t('returned', { amount: money(estornado, moeda) })}</span>}
          {gift.idRecorrencia && (
            <span className="inline-flex items-center gap-1.5 text-muted">
              <MemberIcon name="turn" className="size-4.5" />
              {t('recurring')}
            </span>
          )}
          {gift.flagAnonimo && <span className="text-muted">{t('anonymous')}</span>}
        </div>
        <span className="flex flex-wrap items-center gap-x-5">
          {hasReceipt(gift) && (
            <DownloadButton
              face="link"
              label={t('receipt')}
              about={t('aboutGift', { reasons, amount: money(valor, moeda) })}
              failed={t('downloadFailed')}
              load={() => loadReceipt(pedido, dates.locale)}
            />
          )}
          <SmartLink to={to} className={`${textLinkClass} relative -me-1 gap-1`}>
            {action}
            <span className="sr-only">{t('aboutGift', { reasons, amount: money(valor, moeda) })}</span>
            <Icon name="chevron" className="size-4.5 -rotate-90" />
          </SmartLink>
        </span>
      </div>
    </li>
  )
}
