/** Rules that a form offers by name; any other is written as RFC 5545 has it. */
export const rulePresets = ['once', 'weekly', 'fortnightly', 'monthlyDay', 'monthlyWeekday', 'yearly'] as const
export type RulePreset = (typeof rulePresets)[number]

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** The rule of a preset for what is held first on `day` (`YYYY-MM-DD`), up to `until`; null for what is held once. */
export function writeRule(preset: RulePreset, day: string, until: string): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = weekdays[date.getUTCDay()] ?? 'SU'
  const rules: Record<RulePreset, string | null> = {
    once: null,
    weekly: 'FREQ=WEEKLY',
    fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
    monthlyDay: 'FREQ=MONTHLY',
    monthlyWeekday: `FREQ=MONTHLY;BYDAY=${findWeek(date.getUTCDate())}${weekday}`,
    yearly: 'FREQ=YEARLY',
  }
  const rule = rules[preset]
  return rule && until ? `${rule};UNTIL=${until.replaceAll('-', '')}` : rule
}

/** The week of a month, from 1; the fifth is the last, which every month has. */
const findWeek = (day: number): number => (day > 28 ? -1 : Math.ceil(day / 7))

interface ReadRule {
  /** Undefined for a rule that is none of the presets. */
  readonly preset: RulePreset | undefined
  /** The last day, or empty. */
  readonly until: string
}

/** The preset of a rule and its end. */
export function readRule(rule: string | null, day: string): ReadRule {
  const [, year, month, date] = /(?:^|;)UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule ?? '') ?? []
  const until = year ? `${year}-${month}-${date}` : ''
  const endless = rule?.replace(/;?UNTIL=[\dTZ]+/, '').replace(/;WKST=\w\w/, '') ?? null
  return { preset: rulePresets.find((preset) => writeRule(preset, day, '') === endless), until }
}
