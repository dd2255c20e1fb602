/**
 * Splits a total into instalments in cents. The remainder goes to the last one, as at Asaas: 350.00 in 12 is 11 × 29.16
 * and 29.24.
 */
export function splitInstallments(total: number, count: number): number[] {
  const each = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? each : total - each * (count - 1)))
}

/**
 * The total in cents of instalments with interest, by the Price table: n · P · i / (1 − (1 + i)^−n), rounded to the cent.
 * One instalment has no interest.
 * @param monthlyBasisPoints the interest per month; 1 = 0.01 %
 */
export function totalWithInterest(principal: number, count: number, monthlyBasisPoints: number): number {
  if (count === 1 || monthlyBasisPoints === 0) return principal
  const rate = monthlyBasisPoints / 10_000
  return Math.max(principal, Math.round((count * principal * rate) / (1 - (1 + rate) ** -count)))
}

export interface InstallmentTerms {
  readonly maxCount: number
  /** The least instalment in cents. */
  readonly minimum: number
  readonly monthlyBasisPoints: number
  /** Highest number of instalments without interest. */
  readonly freeCount: number
}

export interface InstallmentPlan {
  readonly count: number
  readonly values: readonly number[]
  readonly total: number
  readonly interest: number
}

/** The plan of a number of instalments; none where the terms do not allow it. One instalment is always allowed. */
export function planInstallments(
  principal: number,
  count: number,
  terms: InstallmentTerms,
): InstallmentPlan | undefined {
  const rate = count <= terms.freeCount ? 0 : terms.monthlyBasisPoints
  const total = totalWithInterest(principal, count, rate)
  const values = splitInstallments(total, count)
  const isAllowed = count === 1 || (count <= terms.maxCount && (values[0] ?? 0) >= terms.minimum)
  return isAllowed ? { count, values, total, interest: total - principal } : undefined
}

/** Every plan that the terms allow, from one instalment up. */
export function listInstallmentPlans(principal: number, terms: InstallmentTerms): InstallmentPlan[] {
  return Array.from({ length: Math.max(1, terms.maxCount) }, (_, index) => index + 1).flatMap(
    (count) => planInstallments(principal, count, terms) ?? [],
  )
}
