import type { Access, Endpoint } from '@narthex/contract/endpoint'
import { findSurface, usualBodyBytes } from '@narthex/contract/endpoint'
import { permissionWords } from '@narthex/contract/permission-words'
import { permissions, rolesWith } from '@narthex/contract/permissions'

/** Markdown about all calls: what each of them would otherwise say again. */
export function describeApi(): string {
  const rows = permissions.map((name) => `| \`${name}\` | ${permissionWords[name]} | ${rolesWith(name).join(', ')} |`)
  return [
    'The API of a church site. A call is about the church of the host, unless it says otherwise. Calls at the office are made ' +
      'at its own host, with its cookie. A call that needs a module answers `NOT_FOUND` where the church is without it.',
    ['| permission | allows | roles |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

/** Sentences of Markdown about a call besides its fields: who may make it and what it needs, as its endpoint declares. */
export function describeCall(endpoint: Endpoint): string {
  const { isBff, module, upload, bodyBytes, download, asksCaptcha, keep, proof } = endpoint
  const sentences = [
    findSurface(endpoint) === 'operator' && endpoint.access === 'login'
      ? 'For operators of the product.'
      : describeAccess(endpoint.access),
    findSurface(endpoint) === 'office' && 'At the office alone.',
    findSurface(endpoint) === 'operator' && 'At the console of the product’s operators alone.',
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
  return `For staff with the permission \`${access.permission}\`.`
}

function describeChurch({ access, church }: Endpoint): string | undefined {
  if (church === 'host') return undefined
  if (church === 'none') return 'About no church.'
  const name = 'param' in church ? church.param : church.query
  const others = access === 'public' ? ', or another of its organisation' : ''
  return `About the church that \`${name}\` names: that of the host${others}.`
}

function describeModule(module: NonNullable<Endpoint['module']>): string {
  if (typeof module === 'string') return `Needs the module \`${module}\`.`
  return `Needs the module \`${module.flag}\`: without it the answer is empty.`
}

const takesKey = ({ errors }: Endpoint) => errors?.includes('IDEMPOTENCY_KEY_IN_USE')

const megabytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`
