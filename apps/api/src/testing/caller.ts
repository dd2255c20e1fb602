import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { captchaHeader } from '@narthex/contract/captcha-header'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { nextAddress, openHttpApi } from './http-api.ts'
import { usualPassword } from './people.ts'

export interface CallOptions {
  readonly host?: string
  readonly body?: unknown
  readonly token?: string | undefined
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
    const {
      host = `${label}.narthex.test`,
      body,
      token,
      address = nextAddress(),
      userAgent = 'test',
      captcha,
      base = '/api/v1',
    } = options
    const { statusCode, json, rawPayload, headers } = await opened().inject({
      method,
      url: `${base}${path}`,
      remoteAddress: address,
      headers: {
        host,
        'user-agent': userAgent,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(captcha ? { [captchaHeader]: captcha } : {}),
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
