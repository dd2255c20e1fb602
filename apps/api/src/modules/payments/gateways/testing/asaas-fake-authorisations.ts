import { dayMs } from '@narthex/contract/durations'
import { toCents, toDecimal } from '../gateway-amounts.ts'
import type { FakeAnswer, FakeRequest } from './fake-gateway-server.ts'
import type { FakeLedger, FakePayment } from './fake-ledger.ts'
import { stageTime } from './gateway-stage.ts'

const frequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUALLY', 'ANNUALLY']

interface FakeAuthorisation {
  readonly id: string
  readonly contractId: string
  /** Its first payment, which Asaas shows once it is paid. */
  readonly ledgerId: string
  readonly expirationDate: string
  isCanceled: boolean
}

/** The authorisations of Pix Automático at the fake Asaas: each stands as its first payment stands, until it is canceled. */
export class FakeAuthorisations {
  readonly #ledger: FakeLedger
  readonly #all: FakeAuthorisation[] = []

  constructor(ledger: FakeLedger) {
    this.#ledger = ledger
  }

  add({ contractId, amount }: { contractId: string; amount: number }): FakeAuthorisation {
    const id = this.#ledger.nextId('aut-')
    const ledgerId = this.#ledger.nextId('pay_first')
    this.#ledger.add({
      id: ledgerId,
      reference: contractId,
      method: 'PIX',
      amount,
      currency: 'BRL',
      madeAt: stageTime,
      state: 'open',
      details: { qrCodeId: `conciliation-${id}` },
    })
    const made = { id, contractId, ledgerId, expirationDate: '02/03/2026 13:00:00', isCanceled: false }
    this.#all.unshift(made)
    return made
  }

  /** One that was given before the test, by a payment that is no part of it. */
  addActive(): string {
    this.#all.push({
      id: 'aut-active',
      contractId: 'GIVEN-BEFORE',
      ledgerId: '',
      expirationDate: '',
      isCanceled: false,
    })
    return 'aut-active'
  }

  find(id: string | undefined): FakeAuthorisation | undefined {
    return this.#all.find((known) => known.id === id)
  }

  /** The payment of the ledger that goes by the id of its authorisation until it is paid. */
  findLedgerId(externalId: string): string {
    return this.#all.find(({ id }) => externalId.endsWith(`_${id}`))?.ledgerId ?? externalId
  }

  list(offset: number): readonly FakeAuthorisation[] {
    return this.#all.slice(offset, offset + 100)
  }

  get size(): number {
    return this.#all.length
  }

  status({ isCanceled, ledgerId }: FakeAuthorisation): string {
    if (isCanceled) return 'CANCELLED'
    const state = this.#ledger.find(ledgerId)?.state ?? 'paid'
    return { open: 'CREATED', approved: 'CREATED', paid: 'ACTIVE', declined: 'REFUSED', canceled: 'REFUSED' }[state]
  }

  cancel(authorisation: FakeAuthorisation): boolean {
    if (!['CREATED', 'ACTIVE'].includes(this.status(authorisation))) return false
    authorisation.isCanceled = true
    const first = this.#ledger.find(authorisation.ledgerId)
    if (first) this.#ledger.cancel(first)
    return true
  }

  /** A debit is announced two to ten days ahead. */
  mayDebit(id: string, dueDate: string): boolean {
    const found = this.find(id)
    const days = (Date.parse(dueDate) - Date.parse(stageTime.toISOString().slice(0, 10))) / dayMs
    return found !== undefined && this.status(found) === 'ACTIVE' && days >= 2 && days <= 10
  }

  describe(authorisation: FakeAuthorisation): object {
    const { id, contractId, expirationDate, ledgerId } = authorisation
    const originalValue = Number(toDecimal(this.#ledger.find(ledgerId)?.amount ?? 0))
    return {
      id,
      contractId,
      status: this.status(authorisation),
      payload: `00020180${id}`,
      encodedImage: 'iVBO',
      immediateQrCode: { conciliationIdentifier: `conciliation-${id}`, expirationDate, originalValue },
    }
  }
}

const refuse = (code: string): FakeAnswer => ({ status: 400, body: { errors: [{ code, description: 'Refused' }] } })

/** `/pix/automatic/authorizations` and one of them. */
export function answerAuthorisation(all: FakeAuthorisations, { method, path, query, json }: FakeRequest): FakeAnswer {
  const [, , , , written] = path.split('/')
  if (written === undefined && method === 'POST') {
    const { contractId, frequency, customerId, startDate, paymentCreationMode, immediateQrCode: code } = json
    const isWhole = customerId?.startsWith('cus_') && startDate > '2026-03-02' && frequencies.includes(frequency)
    const amount = toCents(code?.originalValue) ?? 0
    if (!isWhole || paymentCreationMode !== 'MANUAL' || json.value !== undefined) return refuse('invalid_object')
    if (!contractId || contractId.length > 35 || amount <= 0 || !(code.expirationSeconds > 0))
      return refuse('invalid_object')
    return { status: 200, body: all.describe(all.add({ contractId, amount })) }
  }
  if (written === undefined) {
    const offset = Number(query.get('offset') ?? 0)
    const data = all.list(offset).map((each) => all.describe(each))
    return { status: 200, body: { object: 'list', hasMore: all.size > offset + 100, data } }
  }
  const found = all.find(decodeURIComponent(written))
  if (!found) return { status: 404 }
  if (method === 'DELETE' && !all.cancel(found)) return refuse('invalid_action')
  return { status: 200, body: all.describe(found) }
}

/** The payment that a code has made, once it was paid. */
export const findFirstPayment = (ledger: FakeLedger, qrCodeId: string): FakePayment[] =>
  ledger.payments.filter((payment) => payment.details.qrCodeId === qrCodeId && !isUnmade(payment))

/** A code makes a payment when it is paid. */
export const isUnmade = ({ details, state }: FakePayment): boolean => details.qrCodeId !== undefined && state !== 'paid'
