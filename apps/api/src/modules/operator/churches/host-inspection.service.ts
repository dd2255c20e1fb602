import { Resolver } from 'node:dns/promises'
import { get as getPlain } from 'node:http'
import { get as getSecure, type RequestOptions } from 'node:https'
import { networkInterfaces } from 'node:os'
import { connect } from 'node:tls'
import { getChurchByCode } from '@narthex/contract/churches/church.endpoints'
import { isLoopbackName } from '../../../platform/net/loopback-name.ts'
import { isPublicAddress } from '../../../platform/net/public-addresses.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ProductDomain } from '../../../platform/tenancy/product-domain.ts'
import type { CertificateFacts, HostFacts } from './host-judgement.rules.ts'

const timeoutMs = 5000
/** Size limit of an answer: the product's is small, another server's may be endless. */
const maxAnswerBytes = 1024 * 1024

export interface Inspection {
  readonly host: string
  readonly domain: ProductDomain
  readonly church: Pick<ChurchScope, 'codigo' | 'uuid'>
  /** Replaces the network in tests: name servers, and the address to connect to instead of the host's own. */
  /** Asks the host itself only at addresses of the public Internet, of this machine, or where the product itself is. */
  readonly isGuarded?: boolean
  readonly network?: { readonly nameServers: readonly string[]; readonly address: string }
}

/** Asks the name servers, the host's certificate and the host itself, by this machine's network. Never fails. */
export async function inspectHost({
  host,
  domain,
  church,
  isGuarded = false,
  network,
}: Inspection): Promise<HostFacts> {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 2 })
  if (network) resolver.setServers(network.nameServers)
  const isLocal = isLoopbackName(host)
  const port = Number(domain.port) || (domain.protocol === 'https:' ? 443 : 80)
  const [dns, product] = await Promise.all([
    isLocal ? nowhere : resolveHost(resolver, host),
    isLoopbackName(domain.hostname) ? nowhere : resolveHost(resolver, domain.hostname),
  ])
  const machine = listOwnAddresses()
  const known = [...machine, ...product.addresses]
  const reachable = dns.addresses.find((each) => isPublicAddress(each) || known.includes(each))
  const isLocalProduct = isLocal && isLoopbackName(domain.hostname)
  const address = network?.address ?? (isGuarded && !isLocalProduct ? reachable : host)
  const place = address === undefined ? undefined : { host, port, address }
  const [certificate, answer] = await Promise.all([
    place && domain.protocol === 'https:' ? readCertificate(place) : undefined,
    place ? askForChurch(place, domain.protocol, church) : notAsked,
  ])
  return {
    host,
    isLocal,
    dns,
    machine,
    product: { host: domain.hostname, addresses: product.addresses },
    certificate,
    answer,
  }
}

const notAsked: HostFacts['answer'] = {
  isThisChurch: false,
  code: 'NOT_ASKED',
  text: 'was not asked: it has no address that may be called',
}

const nowhere: HostFacts['dns'] = { addresses: [], alias: undefined }

async function resolveHost(resolver: Resolver, host: string): Promise<HostFacts['dns']> {
  const ask = (answer: Promise<string[]>) => answer.then(toAnswer, toFailure)
  const [four, six, aliases] = await Promise.all([
    ask(resolver.resolve4(host)),
    ask(resolver.resolve6(host)),
    ask(resolver.resolveCname(host)),
  ])
  const addresses = [...four.names, ...six.names]
  return {
    addresses,
    alias: aliases.names[0],
    failure: addresses.length > 0 ? undefined : (four.failure ?? six.failure),
  }
}

const toAnswer = (names: string[]) => ({ names, failure: undefined })

/** Tells an answer from a failure: that a name has no such record is an answer. */
function toFailure(error: NodeJS.ErrnoException) {
  const isAnswer = ['ENOTFOUND', 'ENODATA'].includes(error.code ?? '')
  return { names: [], failure: isAnswer ? undefined : (error.code ?? error.message) }
}

function listOwnAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:')).map(({ address }) => address)
}

interface Place {
  readonly host: string
  readonly port: number
  /** Address to connect to. */
  readonly address: string
}

function readCertificate({ host, port, address }: Place): Promise<CertificateFacts> {
  const { promise, resolve } = Promise.withResolvers<CertificateFacts>()
  // A certificate that browsers refuse is looked at too, to say why they do. Nothing is sent.
  const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false, timeout: timeoutMs })
  socket.once('secureConnect', () => {
    const { valid_to: end, subjectaltname = '' } = socket.getPeerCertificate()
    const names = subjectaltname.split(', ').flatMap((name) => name.match(/^DNS:(.+)$/)?.[1] ?? [])
    const refusal = socket.authorized ? undefined : String(socket.authorizationError ?? 'not trusted')
    resolve({ endsAt: end ? new Date(end) : undefined, names, failure: refusal })
    socket.destroy()
  })
  socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')))
  socket.once('error', (error: NodeJS.ErrnoException) => resolve({ failure: error.code ?? error.message }))
  return promise
}

/** Whether the host answers as this church of this product: it passes the proxy and its Host header, or does not. */
async function askForChurch(
  { host, port, address }: Place,
  protocol: ProductDomain['protocol'],
  { codigo, uuid }: Inspection['church'],
): Promise<HostFacts['answer']> {
  const path = `/api/v1${getChurchByCode.path.replace('{code}', codigo)}`
  const options = {
    host: address,
    port,
    path,
    servername: host,
    headers: { host },
    timeout: timeoutMs,
    rejectUnauthorized: false,
  }
  try {
    const { status, body } = await request(protocol === 'https:' ? getSecure : getPlain, options)
    if (readUuid(body) === uuid) return { isThisChurch: true, code: 'ANSWERS', text: 'answers as this church' }
    const isProduct = body.includes('"HOST_UNKNOWN"')
    const reason = isProduct
      ? 'answers as the product, but not as this church: the proxy does not pass the Host header on'
      : `another server answers there (status ${status})`
    return { isThisChurch: false, code: isProduct ? 'ANSWERS_WITHOUT_HOST' : 'ANSWERS_OTHER', text: reason }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code ?? message
    return {
      isThisChurch: false,
      code: 'ANSWERS_NOT',
      detail: reason,
      text: `does not answer at port ${port} (${reason})`,
    }
  }
}

function request(get: typeof getSecure, options: RequestOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const sent = get(options, (response) => {
    let body = ''
    response.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
      if (body.length > maxAnswerBytes) sent.destroy(new Error('the answer is too large'))
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    response.on('error', reject)
  })
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
  sent.on('error', reject)
  return promise
}

function readUuid(body: string): string | undefined {
  try {
    const { igreja }: { igreja?: { uuid?: string } | null } = JSON.parse(body) ?? {}
    return igreja?.uuid
  } catch {
    return undefined
  }
}
