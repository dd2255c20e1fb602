import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { fallbackRemedy, type PurchaseRemedy, purchaseRemedies } from '@narthex/contract/payments/purchase-remedies'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

export type PurchaseCode = keyof typeof purchaseRemedies

/** The purchase's own code of an error; undefined for every other error (specification §8). */
export function findPurchaseCode(error: unknown): PurchaseCode | undefined {
  return error instanceof ApiError && error.code in purchaseRemedies ? (error.code as PurchaseCode) : undefined
}

const passingCodes = ['TOO_MANY_REQUESTS', 'BUSY', 'UNAVAILABLE', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA']

/** Errors of the call itself, after which the same request may be sent again. */
const isPassing = (error: unknown) =>
  error instanceof NoResponseError || (error instanceof ApiError && passingCodes.includes(error.code))

/** The remedy after an error of a purchase. */
export function findRemedy(error: unknown): PurchaseRemedy {
  const code = findPurchaseCode(error)
  if (code) return purchaseRemedies[code]
  return isPassing(error) ? 'retry' : fallbackRemedy
}

export interface PurchaseFailureProps {
  readonly error: unknown
  /** Does what the button says. */
  readonly onRemedy: (remedy: PurchaseRemedy) => void
}

/** Message about a failed purchase, and the one action that helps. Texts: `purchaseErrors`, `forms`, `captcha`. */
export function PurchaseFailure({ error, onRemedy }: PurchaseFailureProps) {
  const t = useTranslations('purchaseErrors')
  const failureText = useFailureText()
  const remedy = findRemedy(error)
  const text = isPassing(error) ? failureText(error) : t(findPurchaseCode(error) ?? 'fallback')
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <button type="button" onClick={() => onRemedy(remedy)} className={`${buttonClass('quiet')} mt-3 mb-1`}>
        {t(`remedies.${remedy}`)}
      </button>
    </Notice>
  )
}
