import { countFailures } from '../../../../platform/attempts/count-use.ts'
import { DomainError } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { verifyCaptcha } from '../../../auth/limits.service.ts'
import { verifyPasswordAgain } from '../../../auth/password-check.service.ts'
import { hashPin, isPassword } from '../../../auth/password-hashing.service.ts'
import { signPass } from './profile-passes.rules.ts'
import { findPin, type PinRow, upsertPin } from './profiles.queries.ts'

/** Wrong PINs of one member within a quarter of an hour. */
const limit = { maxAttempts: 5 }

/** Throws PLAY_PIN_NEEDED where none is set, PLAY_PIN_WRONG, TOO_MANY_REQUESTS. A right one does not count. */
export async function requirePin(call: MemberCall, pin: string): Promise<PinRow> {
  const { church, actor, inChurch } = call
  const own = await inChurch((work) => findPin(work, actor.memberId))
  if (!own) throw new DomainError('PLAY_PIN_NEEDED')
  // Counted per PIN: guesses at a forgotten one do not lock its successor.
  const counter = { what: 'play PIN', who: `${church.uuid}/${actor.memberId}/${own.alteradoEm.getTime()}`, limit }
  await countFailures(call, counter, async () => {
    if (!(await isPassword(own.pinHash, pin))) throw new DomainError('PLAY_PIN_WRONG')
  })
  return own
}

export interface PinChange {
  readonly pin: string
  readonly pinAtual: string | null
  readonly senha: string | null
  readonly captcha?: string | undefined
}

/** Sets the PIN. One that is set already is proven, or the password in its place; passes end with it. */
export async function setPin(
  platform: Needs<'captcha'>,
  call: MemberCall,
  { pin, pinAtual, senha, captcha }: PinChange,
): Promise<void> {
  const { actor, inChurch } = call
  const isSet = (await inChurch((work) => findPin(work, actor.memberId))) !== undefined
  if (isSet && senha !== null) {
    const isCaptchaSolved = await verifyCaptcha(platform, call, captcha)
    await verifyPasswordAgain(call, { senha, isCaptchaSolved })
  } else if (isSet) {
    if (pinAtual === null) throw new DomainError('PLAY_PIN_NEEDED')
    await requirePin(call, pinAtual)
  }
  const pinHash = await hashPin(pin)
  await inChurch((work) => upsertPin(work, actor.memberId, pinHash))
}

/** Leaves a child's profile: a pass for the member's own. */
export async function openProfile(call: MemberCall, pin: string): Promise<{ passe: string; expiraEm: string }> {
  const { alteradoEm } = await requirePin(call, pin)
  const holder = { church: call.church, memberId: call.actor.memberId, pinSetAt: alteradoEm }
  const { pass, expiresAt } = signPass(call.keys, holder, call.clock())
  return { passe: pass, expiraEm: expiresAt.toISOString() }
}
