// A table, stated once (docs/adr/0009): its columns give the type of its rows and of new rows, its definition for Sequelize, the statements
// that create it, and what an import, an export and a purge do with each value. A column that is not said whole does not compile.

import { BIGINT, BOOLEAN, INTEGER, Model, type ModelAttributes, type ModelStatic, type Sequelize, STRING, TEXT } from 'sequelize'
import { longText } from './dialect.ts'

/** `long` text has up to 16 MiB, other text 64 KiB. A number stands for text of so many code points. */
export type ColumnType = 'int' | 'bigint' | 'bool' | 'text' | 'long' | number

/** What becomes of a row that names a person who is purged: it goes, it goes with the messages, or it stays and names the stub. */
export type Fate = 'removed' | 'written' | 'kept'

/**
 * What a value that is no plain number names: an ID of a row of a table, with the row's fate if it is of a person; a place among messages,
 * which may be gone; or something else, for the reason given.
 */
export type Named = { readonly table: string; readonly fate?: Fate } | 'place' | { readonly reason: string }

/**
 * What a text holds: `plain` names nothing; `personal` tells who somebody is; `markdown` and `html` can mention rows of other tables; `path`
 * is where a file is in the store; `ruled` names rows in a form of its own, for which src/ops/moved-rows.ts has a rule.
 */
export type TextKind = 'plain' | 'personal' | 'markdown' | 'html' | 'path' | 'ruled'

/** A column. `Said` is false until the declaration says what a text holds, and `reference` if it says what a value names. */
export interface StatedColumn<T = unknown, Optional extends boolean = boolean, Said extends boolean | 'reference' = boolean | 'reference'> {
  readonly type: ColumnType
  readonly isNullable: boolean
  readonly isKey: boolean
  /** Whether the database numbers the rows. */
  readonly isCounted: boolean
  /** Whether a new row can leave it out, and what it then has. */
  readonly isOptional: Optional
  readonly initial?: unknown
  readonly refersTo?: Named
  readonly holds?: TextKind
  /** Only for the types. */
  readonly of?: T
  readonly said?: Said
}
type StatedColumns = Record<string, StatedColumn>

type Value<C> = C extends StatedColumn<infer T> ? T : never
type OptionalNames<C extends StatedColumns> = { [Name in keyof C]: C[Name]['isOptional'] extends true ? Name : never }[keyof C]
/** A row as it is read. */
type RowOf<C extends StatedColumns> = { -readonly [Name in keyof C]: Value<C[Name]> }
/** A row to insert. */
type NewRowOf<C extends StatedColumns> = Omit<RowOf<C>, OptionalNames<C>> & {
  [Name in OptionalNames<C>]?: RowOf<C>[Name] | undefined
}

/** An index. With `when`, it has only the rows for which the condition of this name is true. */
export interface Index {
  readonly columns: readonly string[]
  readonly kind?: 'unique' | 'full text'
  readonly when?: string
}
interface TableOptions {
  readonly indexes?: readonly Index[]
  /** Conditions on rows in SQL, by the names of the columns that MySQL has for them, because it has no partial indexes. */
  readonly conditions?: Readonly<Record<string, string>>
  /** The columns whose bytes the database adds up in the column `text_size`, so that the size of an answer is known before its texts are read. */
  readonly sized?: readonly string[]
  /** Whether text is ASCII. Otherwise it is UTF-8. */
  readonly isAscii?: true
}
/** What is said of a table. */
export interface Stated extends TableOptions {
  readonly name: string
  readonly columns: StatedColumns
}
/** Any table: Sequelize's model of its rows, and what is said of it. */
export type AnyTable = ModelStatic<Model> & { readonly stated: Stated }
/** A table with these columns. */
export type Table<C extends StatedColumns> = ModelStatic<Model<RowOf<C>, NewRowOf<C>> & RowOf<C>> & { readonly stated: Stated }

/** Refuses columns that are not said whole. */
type Whole<C extends StatedColumns> = {
  [Name in keyof C]: C[Name] extends StatedColumn<unknown, boolean, false>
    ? 'say what the text holds: plain, personal, markdown, html, path or ruled'
    : Name extends `${string}_id` | `${string}_group`
      ? C[Name] extends StatedColumn<unknown, boolean, 'reference'>
        ? unknown
        : 'say what the value names: refers, person, place, path or names'
      : unknown
}

/** A table. A class extends it with the finders of its rows. */
export function table<const C extends StatedColumns>(name: string, columns: C & Whole<C>, options: TableOptions = {}): Table<C> {
  return class extends Model {
    static readonly stated: Stated = { name, columns, ...options }
  } as Table<C>
}

const column = <T, Said extends boolean>(type: ColumnType): StatedColumn<T, false, Said> => ({
  type,
  isNullable: false,
  isKey: false,
  isCounted: false,
  isOptional: false,
})
export const int = <T extends number = number>() => column<T, true>('int')
export const big = () => column<number, true>('bigint')
export const bool = () => column<boolean, true>('bool')
export const text = <T extends string = string>() => column<T, false>('text')
export const long = <T extends string = string>() => column<T, false>('long')
/** Text of at most so many code points. */
export const string = <T extends string = string>(length: number) => column<T, false>(length)

type AnyColumn = StatedColumn<unknown, boolean, boolean | 'reference'>
type With<C extends AnyColumn, T, O extends boolean> = C extends StatedColumn<unknown, boolean, infer S> ? StatedColumn<T, O, S> : never
type As<C extends AnyColumn, S extends boolean | 'reference'> =
  C extends StatedColumn<infer T, infer O, boolean | 'reference'> ? StatedColumn<T, O, S> : never

const changed = <Result>(one: AnyColumn, changes: Partial<AnyColumn>): Result => ({ ...one, ...changes }) as Result
/** The ID of a row, which the database gives it. */
export const id = (): StatedColumn<number, true, 'reference'> => changed(int(), { isKey: true, isCounted: true, isOptional: true })
/** A part of the table's key. */
export const key = <C extends AnyColumn>(one: C): C => changed(one, { isKey: true })
/** Can be null, and is if it is left out. */
export const optional = <C extends AnyColumn>(one: C): With<C, Value<C> | null, true> =>
  changed(one, { isNullable: true, isOptional: true, initial: null })
/** Can be null, and is said for each row. */
export const nullable = <C extends AnyColumn>(one: C): With<C, Value<C> | null, false> => changed(one, { isNullable: true })
/** Has a value if it is left out, or one that is made for each row. */
export const initially = <C extends AnyColumn>(one: C, initial: Value<C> | (() => Value<C>)): With<C, Value<C>, true> =>
  changed(one, { isOptional: true, initial })

/** The ID of a row of another table. */
export const refers = (target: string, one: StatedColumn<number, false, true> = int()): StatedColumn<number, false, 'reference'> =>
  changed(one, { refersTo: { table: target } })
/** The ID of an account, and what becomes of the row when its person is purged. */
export const person = (fate: Fate): StatedColumn<number, false, 'reference'> => changed(int(), { refersTo: { table: 'users', fate } })
/** The ID of the organisation. */
export const realm = () => refers('realms')
/** A place among messages, 0 before the first. The message may be gone. */
export const place = <C extends AnyColumn>(one: C): As<C, 'reference'> => changed(one, { refersTo: 'place' })
/** What looks like an ID of a row, and is none that must exist. */
export const names = <C extends AnyColumn>(one: C, reason: string): As<C, 'reference'> => changed(one, { refersTo: { reason } })

const holding =
  (holds: TextKind) =>
  <C extends AnyColumn>(one: C): As<C, true> =>
    changed(one, { holds })
/** Text that names nothing, and tells nothing of a person. */
export const plain = holding('plain')
/** Text that tells who somebody is: a name or an address. */
export const personal = holding('personal')
export const markdown = holding('markdown')
export const html = holding('html')
/** Text that names rows in a form of its own. */
export const ruled = holding('ruled')
/** Where a file is in the store. */
export const path = <C extends AnyColumn>(one: C): As<C, 'reference'> => changed(one, { holds: 'path' })

export const index = (...columns: string[]): Index => ({ columns })
export const unique = (...columns: string[]): Index => ({ columns, kind: 'unique' })
export const fullText = (column: string): Index => ({ columns: [column], kind: 'full text' })
/** An index of the rows that meet a condition of the table. */
export const partial = (when: string, ...columns: string[]): Index => ({ columns, when })

/** Binds a table to a database. */
export function defineTable(sequelize: Sequelize, model: AnyTable): void {
  const { name, columns } = model.stated
  const attributes = Object.entries(columns).map(([column, { type, isNullable, isKey, isCounted, isOptional, initial }]) => [
    column,
    {
      type: typeFor(sequelize, type),
      allowNull: isNullable,
      ...(isKey ? { primaryKey: true, autoIncrement: isCounted } : {}),
      ...(isOptional && !isCounted ? { defaultValue: initial } : {}),
    },
  ])
  model.init(Object.fromEntries(attributes) as ModelAttributes<Model>, { sequelize, tableName: name, timestamps: false })
}

function typeFor(sequelize: Sequelize, type: ColumnType): ModelAttributes[string] {
  if (typeof type === 'number') return STRING(type)
  return type === 'long' ? longText(sequelize) : { int: INTEGER, bigint: BIGINT, bool: BOOLEAN, text: TEXT }[type]
}
