import { dayMs } from '@narthex/contract/durations'
import type { hostFindings } from '@narthex/contract/operator/churches.endpoints'

/** Facts that the network gives about a host; `failure` where it did not answer. */
export interface HostFacts {
  readonly host: string
  /** True for names that lead to the machine itself on every machine. */
  readonly isLocal: boolean
  readonly dns: {
    readonly addresses: readonly string[]
    readonly alias: string | undefined
    readonly failure?: string | undefined
  }
  /** Addresses of this machine's own network interfaces, and those of the product's own host name. */
  readonly machine: readonly string[]
  readonly product: { readonly host: string; readonly addresses: readonly string[] }
  /** The host's certificate; undefined where the product does not use https. */
  readonly certificate: CertificateFacts | undefined
  readonly answer: {
    readonly isThisChurch: boolean
    readonly code: FindingCode
    /** Reason of the network for no answer. */
    readonly detail?: string
    readonly text: string
  }
}

export interface CertificateFacts {
  readonly endsAt?: Date | undefined
  readonly names?: readonly string[] | undefined
  /** Reason for which clients refuse it or it is missing. */
  readonly failure?: string | undefined
}

type FindingCode = (typeof hostFindings)[number]

export interface Finding {
  readonly isGood: boolean
  readonly code: FindingCode
  /** Addresses, days or a reason, as the code says. */
  readonly detail: string
  /** Finding and detail as a sentence, for commands. */
  readonly text: string
}

/** Days of validity below which a certificate is late: renewal comes about thirty days before its end. */
const minDaysLeft = 14

/** Judges in sentences whether a host leads to this product, with a certificate that holds. */
export function judgeHost(facts: HostFacts, now: Date): Finding[] {
  return [judgeDns(facts), ...(facts.certificate ? [judgeCertificate(facts.certificate, now)] : []), judgeAnswer(facts)]
}

function judgeDns({ isLocal, dns, machine, product, answer }: HostFacts): Finding {
  if (isLocal) return { isGood: true, code: 'LOCAL', detail: '', text: 'leads to this machine by its name' }
  if (dns.failure)
    return {
      isGood: false,
      code: 'DNS_SILENT',
      detail: dns.failure,
      text: `the name servers did not answer (${dns.failure})`,
    }
  if (dns.addresses.length === 0)
    return {
      isGood: false,
      code: 'DNS_NONE',
      detail: product.host,
      text: `has no address: add a CNAME record to ${product.host}, or an A record to this machine`,
    }
  const where = `points to ${dns.addresses.join(', ')}${dns.alias ? ` by an alias of ${dns.alias}` : ''}`
  const detail = dns.addresses.join(', ')
  const own = dns.addresses.filter((address) => machine.includes(address))
  if (own.length > 0) return { isGood: true, code: 'DNS_HERE', detail, text: `${where}, which is this machine` }
  if (dns.addresses.some((address) => product.addresses.includes(address)))
    return { isGood: true, code: 'DNS_AS_PRODUCT', detail, text: `${where}, as ${product.host} does` }
  const known = [
    machine.length > 0 ? `this machine is ${machine.join(', ')}` : undefined,
    product.addresses.length > 0 ? `${product.host} is ${product.addresses.join(', ')}` : undefined,
  ]
  const there = known.filter((each) => each !== undefined).join('; ')
  // A proxy or a network with addresses of its own may stand between: what answers there decides.
  const text = `${where}; ${there || 'this machine has no public address'}`
  return { isGood: answer.isThisChurch, code: 'DNS_ELSEWHERE', detail, text }
}

function judgeCertificate({ endsAt, names = [], failure }: CertificateFacts, now: Date): Finding {
  if (!endsAt)
    return {
      isGood: false,
      code: 'CERTIFICATE_NONE',
      detail: failure ?? '',
      text: `no certificate (${failure ?? 'none was shown'})`,
    }
  const days = Math.floor((endsAt.getTime() - now.getTime()) / dayMs)
  const detail = String(Math.abs(days))
  if (days < 0)
    return {
      isGood: false,
      code: 'CERTIFICATE_ENDED',
      detail,
      text: `the certificate ended ${-days} ${-days === 1 ? 'day' : 'days'} ago`,
    }
  const ends =
    days === 0 ? 'the certificate ends today' : `the certificate ends in ${days} ${days === 1 ? 'day' : 'days'}`
  if (failure)
    return {
      isGood: false,
      code: 'CERTIFICATE_REFUSED',
      detail: failure,
      text: `browsers refuse the certificate (${failure}); it is for ${names.join(', ') || 'no name'}`,
    }
  return days < minDaysLeft
    ? { isGood: false, code: 'CERTIFICATE_LATE', detail, text: `${ends}: it should have been renewed by now` }
    : { isGood: true, code: 'CERTIFICATE_GOOD', detail, text: ends }
}

const judgeAnswer = ({ answer: { isThisChurch, code, detail = '', text } }: HostFacts): Finding => ({
  isGood: isThisChurch,
  code,
  detail,
  text,
})
