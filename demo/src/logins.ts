import { findAccount } from '@narthex/api/modules/auth/accounts.service'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { demoChurches } from './demo-churches.ts'

/** The password of all demo logins. It is public, so the logins must not exist where others can reach the product. */
export const demoPassword = 'Vitral#2026'

/** `member@mare.example`. */
export const demoEmail = (login: string, codigo: string) => `${login}@${codigo}.example`

/** The logins of the demo churches that are printed at the start. */
export const demoLogins: readonly string[] = demoChurches.flatMap(({ members, founding }) =>
  members.map(({ login }) => demoEmail(login, founding.codigo)),
)

/** Whether the database holds a demo login, whatever the current host name is. */
export async function holdsDemoLogins(platform: Platform): Promise<boolean> {
  for (const { founding } of demoChurches) {
    const church = await platform.directory.byHost(`${founding.codigo}.${platform.domain.hostname}`)
    if (!ChurchScope.is(church)) continue
    for (const email of demoLogins) if (await findAccount(platform.transactions.at(church), email)) return true
  }
  return false
}
