export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** The role an application works under, and all it may do in the schema `public`. */
export type DeclaredRole = Readonly<{
  /** Lower-case letters, digits and `_`: it is written into statements. */
  name: string
  /** With a table or view. */
  on: (table: string) => readonly Privilege[]
  columns: readonly Readonly<{ table: string; column: string; privilege: Privilege }>[]
  /** The functions with the rights of the owner that it calls itself, as `name(types)`. */
  functions: readonly string[]
}>
