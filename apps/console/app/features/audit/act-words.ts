import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { useTranslations } from 'use-intl'

/** Words of acts in a language; undefined where there are none. */
export interface ActTexts {
  readonly act: (name: string) => string | undefined
  readonly subject: (name: string) => string | undefined
  readonly verb: (name: string, what: string) => string | undefined
}

/**
 * Writes what an act did. Most names of acts are those of a subject and a verb (`SERVICE_ADDED`), which have words each;
 * others have words of their own. Undefined for an act without any.
 */
export function writeAct(texts: ActTexts, act: AuditedAct): string | undefined {
  const own = texts.act(act)
  if (own !== undefined) return own
  const parts = act.split('_')
  // The longest subject decides: `CARE_NOTE_REMOVED` is about a note.
  for (let words = parts.length - 1; words > 0; words--) {
    const what = texts.subject(parts.slice(0, words).join('_'))
    const phrase = what === undefined ? undefined : texts.verb(parts.slice(words).join('_'), what)
    if (phrase !== undefined) return phrase
  }
  return undefined
}

/** Words of acts in the reader's language; an act without words is told by its name. */
export function useActWords(): (act: AuditedAct) => string {
  const t = useTranslations('consoleAudit')
  const texts: ActTexts = {
    act: (name) => (t.has(`acts.${name}` as never) ? t(`acts.${name}` as never) : undefined),
    subject: (name) => (t.has(`subjects.${name}` as never) ? t(`subjects.${name}` as never) : undefined),
    verb: (name, what) =>
      t.has(`verbs.${name}` as never) ? t(`verbs.${name}` as never, { what } as never) : undefined,
  }
  return (act) => writeAct(texts, act) ?? act
}
