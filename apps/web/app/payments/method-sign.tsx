import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { DrawnIcon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'

const bank = 'M4 9.5 12 5l8 4.5zM6 9.5V17m4-7.5V17m4-7.5V17m4-7.5V17M4 19.5h16M5 17h14'
const diamond = 'M12 4l8 8-8 8-8-8zM8.5 12 12 8.5l3.5 3.5-3.5 3.5z'
const wallet =
  'M5 7.5h13a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 18 19H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h10M15.5 13.25h.01'

/** Signs of our own, drawn as every icon is. */
const paths: Record<Exclude<PaymentMethodCode, 'CREDIT_CARD'>, string> = {
  BOLETO: 'M5 5v14m3-14v14m2.5-14v14m3.5-14v14m2-14v14m3-14v14',
  PIX: diamond,
  PIX_MANUAL: diamond,
  PAYPAL: wallet,
  PICPAY: wallet,
  ACH: bank,
  CASH: 'M3.5 7h17v10h-17zM12 14.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM6.5 9.75h.01m11 4.5h.01',
  BANK_TRANSFER: bank,
}

export function MethodSign({ method }: { method: PaymentMethodCode }) {
  return (
    <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-text">
      {method === 'CREDIT_CARD' ? (
        <MemberIcon name="creditCard" />
      ) : (
        <DrawnIcon path={paths[method]} className="size-6" />
      )}
    </span>
  )
}
