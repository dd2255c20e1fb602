import { dayMs } from '@narthex/contract/durations'

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
  readonly answer: { readonly isThisChurch: boolean; readonly text: string }
}

export interface CertificateFacts {
  readonly endsAt?: Date | undefined
  readonly names?: readonly string[] | undefined
  /** Reason for which clients refuse it or it is missing. */
  readonly failure?: string | undefined
}

export interface Finding {
  readonly isGood: boolean
  readonly text: string
}

/** Days of validity below which a certificate is late: renewal comes about thirty days before its end. */
const minDaysLeft = 14

/** Judges in sentences whether a host leads to this product, with a certificate that holds. */
export function judgeHost(facts: HostFacts, now: Date): Finding[] {
  return [judgeDns(facts), ...(facts.certificate ? [judgeCertificate(facts.certificate, now)] : []), judgeAnswer(facts)]
}

function judgeDns({ isLocal, dns, machine, product, answer }: HostFacts): Finding {
  if (isLocal) return { isGood: true, text: 'leads to this machine by its name' }
  if (dns.failure) return { isGood: false, text: `the name servers did not answer (${dns.failure})` }
  if (dns.addresses.length === 0)
    return {
      isGood: false,
      text: `has no address: add a CNAME record to ${product.host}, or an A record to this machine`,
    }
  const where = `points to ${dns.addresses.join(', ')}${dns.alias ? ` by an alias of ${dns.alias}` : ''}`
  const own = dns.addresses.filter((address) => machine.includes(address))
  if (own.length > 0) return { isGood: true, text: `${where}, which is this machine` }
  if (dns.addresses.some((address) => product.addresses.includes(address)))
    return { isGood: true, text: `${where}, as ${product.host} does` }
  const known = [
    machine.length > 0 ? `this machine is ${machine.join(', ')}` : undefined,
    product.addresses.length > 0 ? `${product.host} is ${product.addresses.join(', ')}` : undefined,
  ]
  const there = known.filter((each) => each !== undefined).join('; ')
  // A proxy or a network with addresses of its own may stand between: what answers there decides.
  return { isGood: answer.isThisChurch, text: `${where}; ${there || 'this machine has no public address'}` }
}

function judgeCertificate({ endsAt, names = [], failure }: CertificateFacts, now: Date): Finding {
  if (!endsAt) return { isGood: false, text: `no certificate (${failure ?? 'none was shown'})` }
  const days = Math.floor((endsAt.getTime() - now.getTime()) / dayMs)
  if (days < 0) return { isGood: false, text: `the certificate ended ${-days} ${-days === 1 ? 'day' : 'days'} ago` }
  const ends =
    days === 0 ? 'the certificate ends today' : `the certificate ends in ${days} ${days === 1 ? 'day' : 'days'}`
  if (failure)
    return {
      isGood: false,
      text: `browsers refuse the certificate (${failure}); it is for ${names.join(', ') || 'no name'}`,
    }
  return days < minDaysLeft
    ? { isGood: false, text: `${ends}: it should have been renewed by now` }
    : { isGood: true, text: ends }
}

const judgeAnswer = ({ answer }: HostFacts): Finding => ({ isGood: answer.isThisChurch, text: answer.text })
