import type { secondStep as pt } from '../pt/second-step.ts'
import type { Translation } from '../translation.ts'

export const secondStep: Translation<typeof pt> = {
  title: 'Confirm it’s you',
  lead: 'Your account asks for a second step to sign in.',
  passkey: {
    title: 'Use your passkey',
    lead: 'Confirm with your fingerprint, your face, the device’s PIN or your security key.',
    action: 'Use passkey',
    cancelled: 'The passkey was not used. Try again or choose another way.',
    unsupported: 'This browser does not support passkeys. Choose another way.',
  },
  totp: { label: 'Code from the app', hint: 'The six digits that your authenticator app shows right now.' },
  recovery: { label: 'Recovery code', hint: 'One of the codes you saved. Each works once.' },
  submit: 'Confirm',
  wrong: 'That did not work. Check it and try again.',
  expired: 'That took too long. Please start again.',
  otherWay: 'Use another way',
  ways: {
    CHAVE_ACESSO: 'Passkey',
    TOTP: 'Code from the authenticator app',
    CODIGO_RESERVA: 'Recovery code',
  },
  lost: 'I lost my device',
  lostHelp:
    'Sign in with one of your recovery codes. If you have none, talk to your church’s staff: they can turn off the second step of your account.',
  again: {
    title: 'First, confirm it’s you',
    lead: 'To change your account’s security, confirm once more.',
    password: 'Your password',
    wrongPassword: 'That is not your password.',
  },
  close: 'Close',
}
