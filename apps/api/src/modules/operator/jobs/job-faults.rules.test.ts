import { describe, expect, it } from 'vitest'
import { findFault, maskPersonalData } from './job-faults.rules.ts'

describe('the cause of a failed job', () => {
  it.each([
    ['ECONNREFUSED', 'UNREACHABLE'],
    ['EAI_AGAIN', 'UNREACHABLE'],
    ['UND_ERR_HEADERS_TIMEOUT', 'TIMEOUT'],
    ['DeadlineError', 'TIMEOUT'],
    ['EAUTH', 'LOGIN_REFUSED'],
    ['CERT_HAS_EXPIRED', 'CERTIFICATE'],
    ['No mail can be sent to this address', 'ADDRESS_REFUSED'],
    ['The mail was sealed under another secret', 'SEALED'],
    ['What it carries is not what this build expects', 'OTHER_BUILD'],
    ['No attempt came to an end', 'NEVER_ENDED'],
    ['ENOSPC', 'DISK'],
    ['23505', 'DATABASE'],
    ['40P01', 'DATABASE'],
    ['TargetRestsError', 'RESTS'],
    ['The gift is not confirmed yet', 'NOT_READY'],
    ['ELIMIT', 'OTHER'],
    ['TypeError', 'OTHER'],
  ])('%s is %s', (error, cause) => {
    expect(findFault(error)).toBe(cause)
  })
})

describe('personal data in the words of an error', () => {
  it.each([
    ['550 <ana.lima@example.org>: no such user', '550 <a•••@example.org>: no such user'],
    ['mailto:rui@exemplo.com.br', 'mailto:r•••@exemplo.com.br'],
    ['CPF 123.456.789-09 is taken', 'CPF ••• is taken'],
    ['call +55 (81) 99999-1234', 'call •••'],
    ['https://x.example/a?token=abc failed', 'https://x.example/a?••• failed'],
    ['23505', '23505'],
    ['ECONNREFUSED', 'ECONNREFUSED'],
  ])('%s', (error, masked) => {
    expect(maskPersonalData(error)).toBe(masked)
  })

  it('is cut where it is long', () => {
    expect(maskPersonalData('x'.repeat(1000))).toHaveLength(160)
  })
})
