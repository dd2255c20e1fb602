import * as factor from '@narthex/contract/auth/factor.endpoints'
import type { FactorList, PasskeyCreation, SecuritySettings } from '@narthex/contract/auth/factor.schemas'
import { callApi } from '../../../session/api.ts'

const of = (userId: number) => ({ id: String(userId) })

export function loadFactors(userId: number): Promise<FactorList> {
  return callApi(factor.listFactors, { params: of(userId) })
}

export function beginTotp(userId: number) {
  return callApi(factor.beginTotp, { params: of(userId) })
}

/** Recovery codes, where it is the first factor. */
export async function confirmTotp(
  userId: number,
  body: { readonly codigo: string; readonly totp: string; readonly nome: string },
): Promise<readonly string[] | null> {
  return (await callApi(factor.confirmTotp, { params: of(userId), body })).codigosReserva
}

export function beginPasskey(userId: number) {
  return callApi(factor.beginPasskey, { params: of(userId) })
}

/** Recovery codes, where it is the first factor. */
export async function confirmPasskey(
  userId: number,
  body: { readonly codigo: string; readonly nome: string; readonly resposta: PasskeyCreation },
): Promise<readonly string[] | null> {
  return (await callApi(factor.confirmPasskey, { params: of(userId), body })).codigosReserva
}

export async function renameFactor(userId: number, factorId: string, nome: string): Promise<void> {
  await callApi(factor.renameFactor, { params: { ...of(userId), factorId }, body: { nome } })
}

export async function removeFactor(userId: number, factorId: string): Promise<void> {
  await callApi(factor.removeFactor, { params: { ...of(userId), factorId } })
}

export async function renewRecoveryCodes(userId: number): Promise<readonly string[]> {
  return (await callApi(factor.renewRecoveryCodes, { params: of(userId) })).codigos
}

export function loadSecuritySettings(church: string): Promise<SecuritySettings> {
  return callApi(factor.getSecuritySettings, { params: { id: church } })
}

export async function requireSecondFactor(church: string, flagExigeSegundoFator: boolean): Promise<void> {
  await callApi(factor.setSecuritySettings, { params: { id: church }, body: { flagExigeSegundoFator } })
}

export async function resetFactors(userId: number): Promise<void> {
  await callApi(factor.resetFactors, { params: of(userId) })
}
