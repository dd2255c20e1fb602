import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { FileSettings } from '@narthex/api/platform/files/create-files'
import type { SmtpSettings } from '@narthex/api/platform/mail/smtp-post'
import type { PlaceSettings } from '@narthex/api/platform/places/places'
import * as z from 'zod'
import type { ThirdPartySettings } from './pages/page-renderer.ts'

const port = z.coerce.number().int().min(0).max(65535)
/** What pages load from: the browser would refuse anything else on a page that came over https. */
const httpsUrl = z.url({ protocol: /^https$/ })
/** Where the tiles of a map are, and nothing in it that a page's policy could not name. */
const tileUrl = z
  .string()
  .regex(
    /^https:\/\/[\w.-]+(?::\d+)?\/[^\s{}]*\{z\}[^\s{}]*\{x\}[^\s{}]*\{y\}[^\s{}]*$/,
    'Not an address with {z}, {x} and {y}',
  )
/** The process itself asks there, and writes its paths behind it. */
const serviceUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const milliseconds = z.coerce.number().int().min(1)

/** Every setting, with the value it has when nobody sets it. Read from the environment and `.env`. */
const settings = z.object({
  PORT: port.default(3000),
  /** The address to listen on; all of them by default. */
  HOST: z.string().default('::'),
  /** The product's own address: its host name is the sub-domain marker below which churches live. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the embedded database lives when there is no DATABASE_URL. */
  DATA_FOLDER: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A bucket for files, of any service that speaks S3's protocol; without it they are in DATA_FOLDER. */
  S3_ENDPOINT: serviceUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'Not the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** What one church may keep of files. */
  CHURCH_STORAGE_MEGABYTES: z.coerce.number().min(1).default(20_480),
  DATABASE_POOL: z.coerce.number().int().min(1).max(1000).default(10),
  STATEMENT_TIMEOUT_MS: milliseconds.default(10_000),
  /** Counts rate limits across processes. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Requests that one address may make in a minute, beyond pages that are ready. A whole hall may share one address. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  /** Peers whose X-Forwarded-* headers are believed: addresses or CIDR ranges, comma-separated. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((peer) => peer.trim())
        .filter(Boolean),
    )
    .refine((peers) => peers.every(isPeer), 'Not a list of addresses or ranges, such as 10.0.0.1,192.168.0.0/16'),
  /** Where /admin leads. */
  ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs what leaves the product and comes back; the database's own secret by default. */
  SECRET_KEY: z.string().min(32).optional(),
  /** By which push services know the product (VAPID): 32 bytes, base64url; by default drawn from the secret. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'Not 32 bytes of base64url')
    .optional(),
  /** Google reCAPTCHA v2; without these keys forms are guarded by ALTCHA, which needs nobody else. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** Services that know places: a Brazilian postal-code service, a zip service, and a states service with its key. */
  CEP_SERVICE_URL: serviceUrl.optional(),
  ZIP_SERVICE_URL: serviceUrl.optional(),
  STATES_SERVICE_URL: serviceUrl.optional(),
  STATES_SERVICE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'Not a key')
    .optional(),
  /** The code of the one church whose visits are recorded, and the script that records them. */
  SESSION_RECORDING_CHURCH: z.string().optional(),
  SESSION_RECORDING_URL: httpsUrl.optional(),
  /** A Formbricks instance that asks members what they think, and its environment. */
  SURVEY_URL: httpsUrl.optional(),
  SURVEY_ENVIRONMENT: z.string().optional(),
  /** Tiles for the maps of groups, and whom they are owed to; without them the product draws a plain ground itself. */
  MAP_TILES_URL: tileUrl.optional(),
  MAP_ATTRIBUTION: z.string().max(200).optional(),
  MAP_ATTRIBUTION_URL: httpsUrl.optional(),
  /** The server that sends mail, and the address it comes from; without them mails stay in the local outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** Prometheus metrics, on a port of their own; none by default. */
  METRICS_PORT: port.optional(),
  CACHE_MEGABYTES: z.coerce.number().min(0).default(128),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** How long a stopping process waits for requests in flight. */
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(10_000),
})

/** Settings that mean nothing alone. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STATES_SERVICE_URL', 'STATES_SERVICE_KEY'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['SESSION_RECORDING_CHURCH', 'SESSION_RECORDING_URL'],
  ['SURVEY_URL', 'SURVEY_ENVIRONMENT'],
  ['MAP_TILES_URL', 'MAP_ATTRIBUTION'],
] as const
const pairedSettings = settings.check(({ value, issues }) => {
  for (const [one, other] of pairs) {
    if ((value[one] === undefined) === (value[other] === undefined)) continue
    const [missing, given] = value[one] === undefined ? [one, other] : [other, one]
    issues.push({ code: 'custom', input: undefined, path: [missing], message: `Goes with ${given}, which is set` })
  }
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  readonly files: FileSettings
  readonly statementTimeoutMs: number
  readonly redisUrl: string | undefined
  readonly requestsPerMinute: number
  readonly trustedProxies: readonly string[]
  readonly adminUrl: string | undefined
  readonly secretKey: string | undefined
  readonly vapidPrivateKey: string | undefined
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | undefined
  readonly places: PlaceSettings
  readonly thirdParties: ThirdPartySettings
  readonly smtp: SmtpSettings | undefined
  readonly metricsPort: number | undefined
  readonly cacheMegabytes: number
  readonly logLevel: string
  readonly shutdownTimeoutMs: number
}

/** A setting is missing or wrong; the message names it in one line. */
export class BadSettingError extends Error {
  override name = 'BadSettingError'
}

/** Reads the settings; a blank value counts as not set. Throws BadSettingError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = pairedSettings.safeParse(given)
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new BadSettingError(wrong.join('; '))
  }
  const s = result.data
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    dataFolder: s.DATA_FOLDER.startsWith('memory://') ? s.DATA_FOLDER : resolve(s.DATA_FOLDER),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    files: filesOf(s),
    statementTimeoutMs: s.STATEMENT_TIMEOUT_MS,
    redisUrl: s.REDIS_URL,
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    trustedProxies: s.TRUSTED_PROXIES,
    adminUrl: s.ADMIN_URL,
    secretKey: s.SECRET_KEY,
    vapidPrivateKey: s.VAPID_PRIVATE_KEY,
    recaptcha: pair(s.RECAPTCHA_SITE_KEY, s.RECAPTCHA_SECRET, (siteKey, secret) => ({ siteKey, secret })),
    places: {
      cepUrl: s.CEP_SERVICE_URL,
      zipUrl: s.ZIP_SERVICE_URL,
      states: pair(s.STATES_SERVICE_URL, s.STATES_SERVICE_KEY, (url, key) => ({ url, key })),
    },
    thirdParties: {
      sessionRecording: pair(s.SESSION_RECORDING_CHURCH, s.SESSION_RECORDING_URL, (church, url) => ({ church, url })),
      survey: pair(s.SURVEY_URL, s.SURVEY_ENVIRONMENT, (url, environment) => ({ url, environment })),
      mapTiles: pair(s.MAP_TILES_URL, s.MAP_ATTRIBUTION, (url, attribution) => ({
        url,
        attribution,
        attributionUrl: s.MAP_ATTRIBUTION_URL,
      })),
      recaptcha: s.RECAPTCHA_SITE_KEY !== undefined,
    },
    smtp: pair(s.SMTP_URL, s.MAIL_FROM, (url, from) => ({ url, from })),
    metricsPort: s.METRICS_PORT,
    cacheMegabytes: s.CACHE_MEGABYTES,
    logLevel: s.LOG_LEVEL,
    shutdownTimeoutMs: s.SHUTDOWN_TIMEOUT_MS,
  }
}

function filesOf(s: z.infer<typeof settings>): FileSettings {
  const place = pair(s.S3_ENDPOINT, s.S3_BUCKET, (endpoint, bucket) => ({ endpoint, bucket, region: s.S3_REGION }))
  const key = pair(s.S3_ACCESS_KEY_ID, s.S3_SECRET_ACCESS_KEY, (accessKeyId, secretAccessKey) => ({
    accessKeyId,
    secretAccessKey,
  }))
  const s3 = place && key && { ...place, ...key }
  return { dataFolder: s.DATA_FOLDER, s3, churchMegabytes: s.CHURCH_STORAGE_MEGABYTES }
}

/** What two settings make together; nothing where they are not set. */
function pair<T>(one: string | undefined, other: string | undefined, make: (one: string, other: string) => T) {
  return one !== undefined && other !== undefined ? make(one, other) : undefined
}

/** An address, a range of them, or a range by its name. */
function isPeer(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}
