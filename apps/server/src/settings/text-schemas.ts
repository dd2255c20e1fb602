import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { withoutEnd } from '@narthex/contract/text-ends'
import * as z from 'zod'

export const port = z.coerce.number().int().min(0).max(65535)
export const count = z.coerce.number().int().min(1)
export const milliseconds = z.coerce.number().int().min(1)
export const megabytes = z.coerce.number()

export const httpUrl = z.url({ protocol: /^https?$/ })

/** An address with `{code}` where a church's code goes, or the same one for all churches. */
export const addressPerChurch = z
  .string()
  .refine((url) => httpUrl.safeParse(url.replace('{code}', 'code')).success, 'Not an http(s) address')

/** An address that pages load from: browsers refuse plain http on a page that came over https. */
export const httpsUrl = z.url({ protocol: /^https$/ })

/** A service that the process calls itself; paths are appended to it. */
export const serviceUrl = httpUrl.transform((url) => withoutEnd(url, /\//))

/** A template for map tiles. Its host must be a plain name, so that a content security policy can name it. */
export const tileUrl = z
  .string()
  .regex(
    /^https:\/\/[\w.-]+(?::\d+)?\/[^\s{}]*\{z\}[^\s{}]*\{x\}[^\s{}]*\{y\}[^\s{}]*$/,
    'Not an address with {z}, {x} and {y}',
  )

export const bucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'Not the name of a bucket')

export const trustedPeers = z
  .string()
  .transform(splitList)
  .refine((peers) => peers.every(isPeer), 'Not a list of addresses or ranges, such as 10.0.0.1,192.168.0.0/16')

export const hostPatterns = z
  .string()
  .regex(
    /^(?:\*\.)?[a-z\d.-]+(?:,\s*(?:\*\.)?[a-z\d.-]+)*$/,
    'Not a list of host names, such as push.example,*.example.org',
  )
  .transform(splitList)

/** The content of a file, given by its path or as text, which `isText` recognises; `hint` says what to give. */
export const textOrFile = (isText: RegExp, hint: string) =>
  z.string().transform((given, check): Uint8Array => {
    if (isText.test(given)) return Buffer.from(given)
    try {
      return readFileSync(given.trim())
    } catch {
      check.addIssue(`Not a file that can be read; give ${hint}`)
      return z.NEVER
    }
  })

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** An address, a CIDR range, or one of the ranges that proxy-addr knows by name. */
function isPeer(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}
