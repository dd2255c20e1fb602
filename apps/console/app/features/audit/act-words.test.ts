import { actGroups, findActGroup, listGroupActs } from '@narthex/contract/audit/act-groups'
import { auditedActs } from '@narthex/contract/audit/audited-acts'
import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { describe, expect, test } from 'vitest'
import { type ActTexts, writeAct } from './act-words.ts'

const languages = Object.keys(consoleCatalogue) as (keyof typeof consoleCatalogue)[]

const textsIn = (locale: (typeof languages)[number]): ActTexts => {
  const { acts, subjects, verbs }: Readonly<Record<'acts' | 'subjects' | 'verbs', Readonly<Record<string, string>>>> =
    consoleCatalogue[locale].consoleAudit
  return {
    act: (name) => acts[name],
    subject: (name) => subjects[name],
    verb: (name, what) => verbs[name]?.replace('{what}', what),
  }
}

describe('words of the audit log', () => {
  test.each(languages)('each act has words in %s: of its own, or of its subject and its verb', (language) => {
    const texts = textsIn(language)
    const silent = auditedActs.filter((act) => !writeAct(texts, act))
    expect(silent, 'add them to packages/locales/src/*/console/audit.ts').toEqual([])
  })

  test('the longest subject of an act is told', () => {
    const texts = textsIn('en')
    expect(writeAct(texts, 'CARE_NOTE_REMOVED')).toBe('deleted: care note')
    expect(writeAct(texts, 'CARE_SET')).toBe('changed: care item')
    expect(writeAct(texts, 'CONTENT_VERSION_RESTORED')).toBe('went back to an earlier version: content of the site')
    expect(writeAct(texts, 'LOGIN_FAILED')).toBe('gave a wrong password')
  })

  test('each act is in a group, and each group has acts', () => {
    const alone = auditedActs.filter((act) => !findActGroup(act))
    expect(alone, 'add their beginnings to packages/contract/src/audit/act-groups.ts').toEqual([])
    expect(actGroups.filter((group) => listGroupActs(group).length === 0)).toEqual([])
    expect(findActGroup('CHURCH_EXPORT_ASKED')).toBe('privacy')
    expect(findActGroup('CHURCH_SET')).toBe('settings')
  })
})
