/** A payment as a fake gateway knows it, before it is told in the gateway's own words. */
export interface FakePayment {
  readonly id: string
  readonly reference: string
  readonly method: string
  readonly amount: number
  readonly currency: string
  readonly madeAt: Date
  state: 'open' | 'approved' | 'paid' | 'declined' | 'canceled'
  readonly refunds: { readonly id: string; readonly amount: number; readonly key: string }[]
  /** The gateway's own word, where a test wants another than the usual. */
  rawState?: string
  /** Other fields of the request that made the payment. */
  readonly details: Readonly<Record<string, string>>
}

export class FakeLedger {
  readonly payments: FakePayment[] = []
  #count = 0

  nextId(prefix: string): string {
    this.#count++
    return `${prefix}${String(this.#count).padStart(8, '0')}`
  }

  add(payment: Omit<FakePayment, 'refunds' | 'details'> & { details?: Record<string, string> }): FakePayment {
    const added = { refunds: [], details: {}, ...payment }
    this.payments.push(added)
    return added
  }

  find(id: string): FakePayment | undefined {
    return this.payments.find((payment) => payment.id === id)
  }

  get(id: string): FakePayment {
    const found = this.find(id)
    if (!found) throw new RangeError(`The fake gateway has no payment ${id}`)
    return found
  }

  /** Lists the payments of an attempt that took money or may still take it. */
  madeFor(reference: string): readonly FakePayment[] {
    return this.payments.filter((payment) => payment.reference === reference && payment.state !== 'declined')
  }

  cancel(payment: FakePayment): boolean {
    if (payment.state !== 'open' && payment.state !== 'approved') return false
    payment.state = 'canceled'
    return true
  }

  /** False where it would give back more than was taken. */
  refund(payment: FakePayment, amount: number, key: string): boolean {
    if (payment.state !== 'paid' || amount <= 0 || amount + sumRefunds(payment) > payment.amount) return false
    payment.refunds.push({ id: this.nextId('refund'), amount, key })
    return true
  }
}

export const sumRefunds = ({ refunds }: FakePayment) => refunds.reduce((sum, { amount }) => sum + amount, 0)
