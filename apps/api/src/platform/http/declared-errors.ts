import type { Endpoint } from '@narthex/contract/endpoint'
import { captchaErrors } from '@narthex/contract/errors/captcha.errors'
import { impliedErrors } from '@narthex/contract/errors/errors'
import { DomainError } from '../errors/domain-error.ts'

const isProduction = process.env.NODE_ENV === 'production'

/**
 * The handler's answer. Outside production an error whose code the endpoint does not declare fails the call with 500, so
 * that a test or a developer notices; readers of a church site get the error itself.
 */
export async function requireDeclared<T>(endpoint: Endpoint, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!isProduction && error instanceof DomainError && !isDeclared(endpoint, error.code))
      throw new Error(`${endpoint.id} answered ${error.code}, which it does not declare`, { cause: error })
    throw error
  }
}

const isDeclared = ({ asksCaptcha, errors }: Endpoint, code: DomainError['code']) =>
  code in impliedErrors || errors?.includes(code) === true || (asksCaptcha === true && code in captchaErrors)
