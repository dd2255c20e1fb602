import { enrolMember } from '@narthex/api/modules/users/enrolment.service'
import type { Platform } from '@narthex/api/platform/platform'
import { churchAt } from '../platform.ts'
import { readers, visited } from '../requests.ts'

/** Members of the church that the figures visit, who may log in. */
export async function enrolReaders(platform: Platform): Promise<void> {
  const church = await churchAt(platform, `${visited}.localhost`)
  for (const { username: email, password: senha } of readers)
    await enrolMember(platform.transactions.at(church), { email, senha, nome: 'Ana', sobrenome: 'Souza', idioma: 'pt' })
}
