import { loadScript } from '@narthex/client/device/load-script'
import type { Starter } from './starter.ts'

/** The interface of Formbricks' script. */
interface Formbricks {
  setup(options: { environmentId: string; appUrl: string }): Promise<unknown>
  setAttributes(attributes: Readonly<Record<string, string>>): Promise<unknown>
  logout?(): Promise<unknown>
}

declare global {
  interface Window {
    formbricks?: Formbricks
  }
}

/** Specification §1. */
const timeoutMs = 10_000

/** Asks members what they think; told of the church and of the language, and not of the member. */
export const startSurvey: Starter<{ url: string; environment: string }> = async (settings, { church, locale }) => {
  const appUrl = settings.url.replace(/\/$/, '')
  if (!window.formbricks) await loadScript(`${appUrl}/js/formbricks.umd.cjs`, timeoutMs)
  const { formbricks } = window
  if (!formbricks) throw new Error('The survey tool did not introduce itself')
  await formbricks.setup({ environmentId: settings.environment, appUrl })
  await formbricks.setAttributes({
    platform: 'Web',
    churchId: String(church.id),
    churchName: church.nome,
    planCode: church.codigoPlano ?? '',
    language: locale,
    contractStartDate: church.dataCadastro,
  })
  return { stop: () => void formbricks.logout?.() }
}
