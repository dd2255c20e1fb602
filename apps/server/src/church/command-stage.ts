import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { toOrigin } from '@narthex/api/platform/tenancy/product-domain'
import { RefusedError } from '../explain.ts'

/** The platform and the output of the commands about churches. */
export interface CommandStage {
  readonly platform: Platform
  /** Folder in which mails stay; undefined where a mail server sends them. */
  readonly outboxFolder: string | undefined
  /** Prints lines. */
  say(text: string): void
}

/** A command whose arguments were read. */
export type Task = (stage: CommandStage) => Promise<void>

/** Reads the arguments of a command. Throws RefusedError. */
export type TaskReader = (args: readonly string[]) => Task

/** Finds the church of a code, also of a former code. Throws RefusedError. */
export async function requireChurch({ directory, domain }: Platform, code: string): Promise<ChurchScope> {
  const tenant = await directory.byHost(`${code.toLowerCase()}.${domain.hostname}`)
  if (ChurchScope.is(tenant)) return tenant
  if (tenant) throw new RefusedError(`${code} is an organisation; these commands are about churches`)
  throw new RefusedError(`There is no church with the code ${code}: npm run church -- list`)
}

/** The origin of a church's site. */
export const toSite = ({ domain }: Platform, church: ChurchScope): string => toOrigin(domain, church)
