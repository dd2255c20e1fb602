import { findAccount } from '@narthex/api/modules/auth/accounts.service'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { demoChurches } from './demo-churches.ts'

/** Of every login of the demo: everybody can read it here, so none may be where others can reach it. */
export const demoPassword = 'Vitral#2026'

/** `member@mare.example`. */
export const demoEmail = (login: string, codigo: string) => `${login}@${codigo}.example`

/** The logins by which the demo churches can be entered. */
export const demoLogins: readonly string[] = demoChurches.flatMap(({ members, founding }) =>
  members.map(({ login }) => demoEmail(login, founding.codigo)),
)

/** True where the database holds a login of the demo, whatever its host is called by now. */
export async function holdsDemoLogins(platform: Platform): Promise<boolean> {
  for (const { founding } of demoChurches) {
    const church = await platform.directory.byHost(`${founding.codigo}.${platform.domain.hostname}`)
    if (!ChurchScope.is(church)) continue
    for (const email of demoLogins) if (await findAccount(platform, church, email)) return true
  }
  return false
}
