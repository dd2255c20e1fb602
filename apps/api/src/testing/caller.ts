import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { captchaHeader } from '@narthex/contract/captcha-header'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { nextAddress, openHttpApi } from './http-api.ts'
import { type OfficePerson, officeHeaders } from './office-door.ts'
import { usualPassword } from './people.ts'

export interface CallOptions {
  readonly host?: string
  readonly body?: unknown
  readonly token?: string | undefined
  /** Calls as this member of staff at the office of their church. */
  readonly office?: OfficePerson | undefined
  /** Sent as they are, after all others. */
  readonly headers?: Readonly<Record<string, string>>
  /** Default: an address without earlier calls. */
  readonly address?: string
  readonly userAgent?: string
  /** The solution of a captcha (`asksCaptcha`). */
  readonly captcha?: string | undefined
  readonly base?: '/api/v1' | '/api/bff'
}

export interface Answer {
  readonly status: number
  /** A `Buffer` of files. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it
  readonly body: any
  readonly headers: Record<string, unknown>
}

/** Calls the API over HTTP as people do. */
export interface Caller {
  readonly app: FastifyInstance
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>
  /** Logs in and gives what that leaves behind; throws where it is refused. */
  logIn(email: string, options?: CallOptions & { readonly password?: string }): Promise<Credential>
  close(): Promise<void>
}

/** A caller of the host `<label>.narthex.test`, if a call names no other. The API is opened by the first call. */
export function openCaller(platform: Platform, label: string): Caller {
  let app: FastifyInstance | undefined
  const opened = () => {
    app ??= openHttpApi(platform)
    return app
  }
  const call: Caller['call'] = async (method, path, options = {}) => {
    const { body, token, office, address = nextAddress(), userAgent = 'test', captcha, base = '/api/v1' } = options
    const door = office ? await officeHeaders(platform, office) : { host: `${label}.narthex.test` }
    const { statusCode, json, rawPayload, headers } = await opened().inject({
      method,
      url: `${base}${path}`,
      remoteAddress: address,
      headers: {
        ...door,
        ...(options.host ? { host: options.host } : {}),
        'user-agent': userAgent,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(captcha ? { [captchaHeader]: captcha } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isFile = headers['content-disposition'] !== undefined
    return { status: statusCode, body: isFile ? rawPayload : json(), headers }
  }
  return {
    get app() {
      return opened()
    },
    call,
    async logIn(email, { password = usualPassword, ...options } = {}) {
      const { status, body } = await call('POST', '/security/login_check', {
        ...options,
        body: { username: email, password },
      })
      if (status !== 200) throw new Error(`${email} may not log in: ${JSON.stringify(body)}`)
      return body
    },
    async close() {
      await app?.close()
    },
  }
}
