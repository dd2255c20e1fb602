/** The keys of a Portuguese namespace, with any text: a missing or unknown key in another language is a type error. */
export type Translation<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translation<T[Key]> }
