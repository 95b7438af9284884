// Turns reads with plain options (OPTIONS, COMPARISONS) directly into a SELECT. Sequelize takes twice as long to build the same statement
// (docs/adr/0009-databases-and-sql.md).

import { EmptyResultError, type FindOptions, type Model, type ModelStatic, Op, QueryTypes, type Sequelize } from 'sequelize'
import { rowLock } from './dialect.ts'
import { instanceOf, sequelizeOf } from './rows.ts'

type Options = FindOptions & { plain?: boolean; rejectOnEmpty?: boolean }

/** Speeds up the finders and columns of a model. Their results stay the same. */
export function replaceReads(model: ModelStatic<Model>): void {
  // A Sequelize getter looks for getters of the model, which has none, and creates an object of options each time.
  for (const name of Object.keys(model.getAttributes())) {
    const { set } = Object.getOwnPropertyDescriptor(model.prototype, name) ?? {}
    Object.defineProperty(model.prototype, name, {
      configurable: true,
      get(this: Model) {
        return this.getDataValue(name as never)
      },
      ...(set && { set }),
    })
  }
  const { findAll, findOne, count } = model
  const columns = namesOf(Object.keys(model.getAttributes()))
  const finders = {
    findAll: (options: Options = {}): Promise<unknown> => {
      const sql = selectOf(model, options, columns)
      return sql === undefined ? findAll.call(model, options) : run(model, sql, options)
    },
    findOne: (options: Options = {}): Promise<unknown> => {
      const { rejectOnEmpty = false, ...others } = options
      const sql = selectOf(model, { ...others, limit: 1 }, columns)
      if (sql === undefined) return findOne.call(model, options)
      const found = run<Model | null>(model, sql, { ...others, plain: true })
      return rejectOnEmpty === true ? found.then(orReject) : found
    },
    findByPk: async (id?: unknown, options: Options = {}): Promise<unknown> =>
      id === undefined || id === null ? null : finders.findOne({ ...options, where: { [model.primaryKeyAttribute]: id } }),
    count: async (options: Options = {}): Promise<unknown> => {
      const sql = options.attributes ? undefined : selectOf(model, options, 'COUNT(*) AS count')
      if (sql === undefined) return count.call(model, options as never)
      return (await run<{ count: number }>(model, sql, { ...options, raw: true, plain: true })).count
    },
  }
  Object.assign(model, finders)
}

function orReject(found: Model | null): Model {
  if (found === null) throw new EmptyResultError('')
  return found
}

const OPTIONS = new Set(['attributes', 'where', 'order', 'limit', 'lock', 'transaction', 'raw'])
const COMPARISONS = new Map<PropertyKey, string>([
  [Op.gt, '>'],
  [Op.gte, '>='],
  [Op.lt, '<'],
  [Op.lte, '<='],
  [Op.ne, '!='],
])
const JUNCTIONS = new Map<PropertyKey, string>([
  [Op.and, ' AND '],
  [Op.or, ' OR '],
])

/** The statement for plain options, or undefined for other options. It reads `columns` unless the options name others. */
function selectOf(model: ModelStatic<Model>, options: FindOptions, columns: string | undefined): string | undefined {
  if (Object.entries(options).some(([name, value]) => value !== undefined && !OPTIONS.has(name))) return undefined
  const sequelize = sequelizeOf(model)
  const what = options.attributes ? namesOf(options.attributes) : columns
  const where = conditionOf(options.where ?? {}, sequelize)
  const order = orderOf(options.order ?? [])
  const lock = lockOf(options.lock, sequelize)
  if (what === undefined || where === undefined || order === undefined || lock === undefined) return undefined
  const limit = options.limit === undefined ? '' : ` LIMIT ${sequelize.escape(options.limit)}`
  return `SELECT ${what} FROM \`${model.tableName}\`${where && ` WHERE ${where}`}${order}${limit}${lock}`
}

function namesOf(attributes: FindOptions['attributes']): string | undefined {
  if (!Array.isArray(attributes) || !attributes.every(isName)) return undefined
  return attributes.map((name) => `\`${name}\``).join(', ')
}

function orderOf(order: FindOptions['order']): string | undefined {
  if (!Array.isArray(order)) return undefined
  const parts = order.map((entry) => {
    const [name, direction] = entry as [unknown, unknown]
    return isName(name) && (direction === 'ASC' || direction === 'DESC') ? `\`${name}\` ${direction}` : undefined
  })
  if (parts.length === 0) return ''
  return joined(parts, ', ', (list) => ` ORDER BY ${list}`)
}

function lockOf(lock: FindOptions['lock'], sequelize: Sequelize): string | undefined {
  if (lock === undefined) return ''
  if (lock === 'UPDATE') return rowLock(sequelize, 'exclusive')
  return lock === 'SHARE' ? rowLock(sequelize, 'shared') : undefined
}

/** The condition for a plain `where`. '' if it is empty, undefined if it is not plain. */
function conditionOf(where: unknown, sequelize: Sequelize): string | undefined {
  if (!isPlainObject(where)) return undefined
  const parts = Reflect.ownKeys(where).map((key) => {
    const value = Reflect.get(where, key)
    return typeof key === 'symbol' ? junctionOf(key, value, sequelize) : comparisonOf(key, value, sequelize)
  })
  return joined(parts, ' AND ')
}

function junctionOf(key: symbol, conditions: unknown, sequelize: Sequelize): string | undefined {
  const word = JUNCTIONS.get(key)
  if (word === undefined || !Array.isArray(conditions) || conditions.length === 0) return undefined
  const parts = conditions.map((condition) => conditionOf(condition, sequelize) || undefined)
  return joined(parts, `)${word}(`, (list) => `((${list}))`)
}

function comparisonOf(name: string, value: unknown, sequelize: Sequelize): string | undefined {
  const column = `\`${name}\``
  if (value === null) return `${column} IS NULL`
  if (isScalar(value)) return `${column} = ${sequelize.escape(value)}`
  if (Array.isArray(value)) return listed(column, value, sequelize)
  if (!isPlainObject(value)) return undefined
  const parts = Reflect.ownKeys(value).map((key) => {
    const compared: unknown = Reflect.get(value, key)
    if (key === Op.in) return listed(column, compared, sequelize)
    if (key === Op.ne && compared === null) return `${column} IS NOT NULL`
    const sign = COMPARISONS.get(key)
    return sign !== undefined && isScalar(compared) ? `${column} ${sign} ${sequelize.escape(compared)}` : undefined
  })
  return parts.length === 0 ? undefined : joined(parts, ' AND ')
}

function listed(column: string, values: unknown, sequelize: Sequelize): string | undefined {
  if (!Array.isArray(values) || !values.every(isScalar)) return undefined
  // SQL has no empty lists.
  return values.length === 0 ? '1 = 0' : `${column} IN (${values.map((value) => sequelize.escape(value)).join(', ')})`
}

/** Undefined if one of the parts is undefined. */
function joined(parts: readonly (string | undefined)[], by: string, around = (text: string): string => text): string | undefined {
  return parts.includes(undefined) ? undefined : around(parts.join(by))
}

async function run<Result>(model: ModelStatic<Model>, sql: string, options: Options): Promise<Result> {
  const { transaction = null, raw = false, plain = false } = options
  const rows = await sequelizeOf(model).query<object>(sql, { type: QueryTypes.SELECT, raw: true, transaction })
  const found = raw ? rows : rows.map((row) => instanceOf(model, row))
  return (plain ? (found[0] ?? null) : found) as Result
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\w+$/.test(value)
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Buffer.isBuffer(value)
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
