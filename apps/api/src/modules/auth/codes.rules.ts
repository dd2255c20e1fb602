import { minuteMs } from '@narthex/contract/durations'

/** The purposes of codes, with their lifetimes. */
export const codeLifetimesMs = {
  ATIVACAO: 3 * 24 * 60 * minuteMs,
  RECUPERACAO: 60 * minuteMs,
  /** It is part of an address (specification §2), so it lives only until the page is loaded. */
  ENTREGA: minuteMs,
  /** The same, for a product of a third party: bound to its name. */
  TERCEIRO: minuteMs,
  /** From a deletion request to its confirmation. */
  EXCLUSAO: 24 * 60 * minuteMs,
  /** From a right password to its second factor. */
  SEGUNDO_FATOR: 5 * minuteMs,
  /** From the beginning of an enrolment to the first code or passkey. */
  CADASTRO_FATOR: 10 * minuteMs,
  /** From the beginning of a reauthentication to the proof. */
  REAUTENTICACAO: 5 * minuteMs,
} as const
/** From opening a hand-off's link to the person's confirmation. */
export const handOffAnswerMs = 10 * minuteMs
export type CodePurpose = keyof typeof codeLifetimesMs

/** Codes that give access to an account: they become invalid when its password, sessions or factors change. */
export const entryCodes = [
  'ENTREGA',
  'TERCEIRO',
  'SEGUNDO_FATOR',
  'CADASTRO_FATOR',
  'REAUTENTICACAO',
] as const satisfies readonly CodePurpose[]
