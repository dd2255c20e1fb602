import { enrolMember } from '@narthex/api/modules/users/enrolment.service'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { readers, visit } from '../requests.ts'

/** Members of the church that the figures visit, who may log in. */
export async function enrolReaders(platform: Platform): Promise<{ readonly church: ChurchScope }> {
  const church = await platform.directory.byHost(visit('/').headers.host)
  if (!ChurchScope.is(church)) throw new Error('There is no church to be a member of')
  for (const { username: email, password: senha } of readers)
    await enrolMember(platform, church, { email, senha, nome: 'Ana', sobrenome: 'Souza', idioma: 'pt' })
  return { church }
}
