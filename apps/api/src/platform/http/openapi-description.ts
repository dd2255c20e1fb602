import type { Access, Endpoint } from '@narthex/contract/endpoint'
import { findSurface, usualBodyBytes } from '@narthex/contract/endpoint'
import { permissions, rolesWith } from '@narthex/contract/permissions'

/** Sentences of Markdown about a call besides its fields: who may make it and what it needs, as its endpoint declares. */
export function describeCall(endpoint: Endpoint): string {
  const { isBff, module, upload, bodyBytes, download, asksCaptcha, keep, proof } = endpoint
  const sentences = [
    describeAccess(endpoint.access),
    findSurface(endpoint) === 'office' && 'At the office of the church alone, with its cookie.',
    proof && 'The caller has proven who they are within ten minutes, or else `REAUTHENTICATION_REQUIRED`.',
    describeChurch(endpoint),
    module && describeModule(module),
    upload && `The body is a form with files of at most ${megabytes(upload.maxBytes)} together.`,
    bodyBytes && bodyBytes !== usualBodyBytes && `The body has at most ${megabytes(bodyBytes)}.`,
    download && `The answer is a file (\`${download}\`).`,
    takesKey(endpoint) &&
      'Repeated with the same `chave` and content it answers as the first time, and does nothing again.',
    asksCaptcha && 'Strangers who call it often solve a captcha first (`CAPTCHA_REQUIRED`).',
    keep && 'The answer is kept until an editor changes the site.',
    isBff && 'Also served below `/api/bff`.',
  ]
  return sentences.filter(Boolean).join(' ')
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Anyone may call it.'
  if (access === 'login') return 'For people who are logged in.'
  const { permission } = access
  return `For staff with the permission \`${permission}\` (${rolesWith(permission).join(', ')}): ${permissions[permission]}.`
}

function describeChurch({ access, church }: Endpoint): string | undefined {
  if (church === 'none') return undefined
  if (church === 'host') return 'About the church of the host.'
  const name = 'param' in church ? church.param : church.query
  const others = access === 'public' ? ', or another of its organisation' : ''
  return `About the church that \`${name}\` names: that of the host${others}.`
}

function describeModule(module: NonNullable<Endpoint['module']>): string {
  if (typeof module === 'string') return `Needs the module \`${module}\`: without it \`NOT_FOUND\`.`
  return `Needs the module \`${module.flag}\`: without it the answer is empty.`
}

const takesKey = ({ errors }: Endpoint) => errors?.includes('IDEMPOTENCY_KEY_IN_USE')

const megabytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`
