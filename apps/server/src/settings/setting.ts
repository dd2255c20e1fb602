import type * as z from 'zod'

/** Error for missing or wrong settings; the message names all of them in one line. */
export class BadSettingError extends Error {
  override name = 'BadSettingError'
}

/** One setting: the environment, `.env.example` and docs/settings.md all read this description. */
export interface Setting {
  /** Parses the text of the environment. */
  readonly schema: z.ZodType
  /** One or two sentences for the person who runs the product. Markdown code spans are allowed. */
  readonly doc: string
  /** The text that applies where the setting is unset or blank; the schema parses it too. */
  readonly default?: string
  /** Describes a default that is computed. */
  readonly computedDefault?: string
  /** A value to start from, in `.env.example`. */
  readonly example?: string
  /** Marks a value that must not be shown or logged. */
  readonly isSecret?: true
}

export type Settings = Readonly<Record<string, Setting>>

/** The parsed values; undefined where a setting has neither a value nor a default. */
export type SettingValues<S extends Settings> = {
  readonly [Name in keyof S]: z.output<S[Name]['schema']> | (S[Name] extends { default: string } ? never : undefined)
}

/** A group of settings of one domain. */
export interface SectionDescription {
  readonly title: string
  /** A sentence about all settings of the section. */
  readonly intro?: string
  readonly settings: Settings
  /** Settings that must be set together or not at all. */
  readonly pairs?: readonly (readonly [string, string])[]
}

/** Adds the part of the configuration that the settings become. */
export interface Section<S extends Settings, C extends object> extends SectionDescription {
  readonly settings: S
  readonly pairs?: readonly (readonly [keyof S & string, keyof S & string])[]
  /** Throws BadSettingError for settings that are right each alone, but not together. */
  toConfig(values: SettingValues<S>): C
}

/** Gives `toConfig` the types of its settings. */
export function defineSection<const S extends Settings, C extends object>(section: Section<S, C>): Section<S, C> {
  return section
}

/** Joins two settings that are set together; undefined where they are unset. */
export function combinePair<T>(
  first: string | undefined,
  second: string | undefined,
  combine: (first: string, second: string) => T,
): T | undefined {
  return first !== undefined && second !== undefined ? combine(first, second) : undefined
}
