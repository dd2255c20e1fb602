import { type Enrolled, enrolMember } from '../modules/users/enrolment.service.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'

/** The password of everybody in tests who is not about passwords. */
export const usualPassword = 'Videira#quatro4'

export type EnrolledPerson = Partial<Parameters<typeof enrolMember>[2]>

/** A member of a church with a confirmed e-mail, of whom nothing matters but what a test says. */
export function enrolPerson(platform: Platform, church: ChurchScope, own: EnrolledPerson = {}): Promise<Enrolled> {
  const usual = {
    email: 'ana@example.org',
    senha: usualPassword,
    nome: 'Ana',
    sobrenome: 'Souza',
    idioma: 'pt',
  } as const
  return enrolMember(platform, church, { ...usual, ...own })
}
