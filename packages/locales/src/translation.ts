/** The keys of a Portuguese namespace, with any text: a missing or unknown key in another language is a type error. */
export type Translation<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translation<T[Key]> }

/** Some of the texts of a language: a variant of it, which says all others alike. */
export type Variant<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : Variant<T[Key]> }
