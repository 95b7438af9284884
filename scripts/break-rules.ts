// The rules by which `npm run mutants` breaks the server: each says which nodes of the syntax tree it finds, and what they become. A break is
// one replacement of text in one file of src/.

import ts from 'typescript'
import { PREFERENCE_DEFAULTS } from '../src/settings/preferences.ts'

/** One replacement in one file. */
export interface Break {
  rule: RuleName
  /** From the repository's root. */
  file: string
  /** From 1. */
  line: number
  start: number
  end: number
  /** What stands there instead. */
  text: string
  /** What stood there, as one line. */
  was: string
  /** The function around it, or the constant. Empty at the top of a file. */
  around: string
}

/** What stands instead of a node, or of the text between two places. */
type Change = string | { from: number; to: number; text: string }
/** The changes that a rule makes at a node, each a break of its own. */
type Rule = (node: ts.Node) => readonly Change[]

/** The server and the mock, without what writes for operators, measures or only lists words. */
const BROKEN = /^src\/(?!generated\/|testing\/|texts\/|observability\/|http\/site\/|config\.ts).*(?<!\.test|\.d)\.ts$|^scripts\/mock\.ts$/
/** Here a lock, and not the request for one, is made. */
const MAKES_LOCKS = /^src\/db\/(?:sql|dialect|table)\.ts$/
/** Rooms where a rule would break mostly what no client can see. */
const APART: Partial<Record<string, RegExp>> = {
  step: /^src\/(?:db|models|server|storage|http|values|caches)/,
  early: /^src\/(?:db|server|values|http|webhooks|models|storage)\b/,
  condition: /^src\/(?:db|server|webhooks|storage)\b/,
  refusal: /^src\/db\//,
  filter: /^src\/(?:db|server)\//,
  limit: /^src\/db\//,
  word: /^src\/models\//,
}

const { SyntaxKind } = ts

/** The text of a node without its comments. */
const textOf = (node: ts.Node): string => node.getText()
const whole = (node: ts.Node, text: string): Change => ({ from: node.getStart(), to: node.getEnd(), text })

/** The name of the function that a call names last: `lock` in `Realm.lock(id)`. */
function calleeOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined
}

/** The call that a statement consists of, awaited or not. */
function callOf(node: ts.Node): ts.CallExpression | undefined {
  if (!ts.isExpressionStatement(node)) return undefined
  let { expression } = node
  if (ts.isVoidExpression(expression)) expression = expression.expression
  if (ts.isAwaitExpression(expression)) expression = expression.expression
  return ts.isCallExpression(expression) ? expression : undefined
}

/** The statement that throws, if that is all that a branch does. */
function thrownBy(branch: ts.Statement): ts.ThrowStatement | undefined {
  const [only, more] = ts.isBlock(branch) ? branch.statements : [branch]
  return only && !more && ts.isThrowStatement(only) ? only : undefined
}

/** The operands of a chain of `||`, or of `&&`. One alone is no chain. */
function operandsOf(node: ts.Expression, kind: ts.SyntaxKind): ts.Expression[] {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node
  if (!ts.isBinaryExpression(inner) || inner.operatorToken.kind !== kind) return []
  const left = operandsOf(inner.left, kind)
  return [...(left.length > 0 && !ts.isParenthesizedExpression(inner.left) ? left : [inner.left]), inner.right]
}

/** The nearest function around a node. */
function functionAround(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  return ts.findAncestor(node.parent, (one): one is ts.FunctionLikeDeclaration => ts.isFunctionLike(one) && 'body' in one)
}

function nameOf(node: ts.Node | undefined): string {
  return node && (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name ? textOf(node.name) : ''
}

/** The nearest name around a node: of a function, a method, a constant. */
function placeOf(node: ts.Node): string {
  for (let one = node.parent; one; one = one.parent) {
    if ((ts.isFunctionDeclaration(one) || ts.isMethodDeclaration(one) || ts.isClassDeclaration(one)) && one.name) return textOf(one.name)
    if (ts.isVariableDeclaration(one) && ts.isSourceFile(one.parent.parent.parent)) return textOf(one.name)
  }
  return ''
}

/** Whether the file declares the constant as a new object of the class. */
function isNew(node: ts.Expression, className: RegExp): boolean {
  if (!ts.isIdentifier(node)) return false
  const text = node.getSourceFile().text
  return className.test(new RegExp(`const ${node.text} = new (\\w+)`).exec(text)?.[1] ?? '')
}

const isType = (node: ts.Node): boolean => ts.findAncestor(node, (one) => ts.isTypeNode(one) || ts.isImportDeclaration(one)) !== undefined
const isLocker = (name: string): boolean => /^(?:lock|lock[A-Z]\w*)$/.test(name)

/** A part of an object or a list, with the comma after it. */
function without(node: ts.Node): Change {
  const { text } = node.getSourceFile()
  const comma = /^\s*,/.exec(text.slice(node.getEnd()))
  return { from: node.getStart(), to: node.getEnd() + (comma?.[0].length ?? 0), text: '' }
}

const GRANTS = /^(?:may[A-Z]\w*|hasPermission|hasRealmPermission|inRealm|inChannel|isAdministrator|managedAmong)$/
const REQUIRES = /^(?:require|access|refuse|verify|assert)[A-Z]\w*$/
const PERMISSION = /^'(?:can_\w+|create_multiuse_invite_group|direct_message_(?:initiator|permission)_group)'$/
const HIDES = /(?:^|\.)(?:hidden|withoutAccess|muters|muted|apart|gone)$/
const LIMIT = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:max|most|limit|least)\w*\b/i
const CONSTANT = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/
const TIMES = /^(?:lease|maxBackoff|attempts|seconds|period|timeout|atOnce|waiting|points|count)$/
const QUOTES = /^(?:escapeHtml|escaped|quoted|html|block|printablePart|shortened|oneLine|withoutDirection|nameKey|emailKey)$/
const TELLS = /^(?:announce|record|publish|publishUnlogged|poke)$/
/** What a log or a measurement notes changes nothing that a client could see. */
const NOTES =
  /^(?:info|warn|error|debug|fatal|inc|dec|observe|set|progress|step|log|unref|clearTimeout|clearInterval|resolve|reject|push|add|delete|end|destroy|pause|resume|write|setHeader|use|on|once|off|sort|test|describe)$/

const RULES = {
  /** Takes no lock: a call of a function that locks runs without, a statement that locks a row does not, and turns are not waited for. */
  lock(node) {
    if (MAKES_LOCKS.test(node.getSourceFile().fileName) || isType(node)) return []
    if (isLocker(calleeOf(node) ?? '')) {
      const statement = node.parent.parent
      const isParameter = ts.isIdentifier((node as ts.CallExpression).expression) && calleeOf(node) === 'lock'
      if (isParameter) return []
      return ts.isExpressionStatement(statement) ? [whole(statement, ';')] : [`globalThis.unlocked(async () => ${textOf(node)})`]
    }
    if (calleeOf(node) === 'run' && ts.isPropertyAccessExpression((node as ts.CallExpression).expression)) {
      const { expression, arguments: given } = node as ts.CallExpression
      const [, work] = given
      const receiver = (expression as ts.PropertyAccessExpression).expression
      return work && isNew(receiver, /Semaphore|Turns/) ? [`(${textOf(work)})()`] : []
    }
    // A function that locks is broken where it is called.
    if (isLocker(nameOf(functionAround(node))) && /^src\/models\//.test(node.getSourceFile().fileName)) return []
    if (calleeOf(node) === 'rowLock') return ["''"]
    const isKind = ts.isStringLiteral(node) && (node.text === 'exclusive' || node.text === 'shared')
    if (!isKind || ts.isBinaryExpression(node.parent) || calleeOf(node.parent) === 'rowLock') return []
    if (ts.findAncestor(node, (one) => calleeOf(one) === 'rowLock')) return []
    return ['undefined']
  },

  /** Refuses no more for one of its reasons. */
  refusal(node) {
    if (!ts.isIfStatement(node) || node.elseStatement) return []
    const thrown = thrownBy(node.thenStatement)
    if (!thrown || isRethrown(thrown)) return []
    const reasons = operandsOf(node.expression, SyntaxKind.BarBarToken)
    return reasons.length > 1 ? reasons.map((one) => whole(one, 'false')) : [whole(node, ';')]
  },

  /** Gives a right to everybody: a check is left out, or a question answered with yes. */
  right(node) {
    const call = callOf(node)
    if (call && REQUIRES.test(calleeOf(call) ?? '')) return [whole(node, ';')]
    if (!GRANTS.test(calleeOf(node) ?? '') || ts.isExpressionStatement(node.parent)) return []
    const { fileName } = node.getSourceFile()
    if (calleeOf(node) === 'managedAmong') return [textOf((node as ts.CallExpression).arguments[0] as ts.Node)]
    return /^src\/(?:access|actions|handlers|settings|server|http|events|present)\//.test(fileName) ? ['true'] : []
  },

  /** A setting, a preference or a permission that nobody asks for: its default is taken, or nobody is in its group. */
  setting(node) {
    if (isType(node)) return []
    const callee = calleeOf(node)
    if (callee === 'realmSetting' || callee === 'preference') {
      const [of, name, ...more] = (node as ts.CallExpression).arguments
      return of && name && more.length === 0 ? [`${callee}({ ...${textOf(of)}, settings: '{}' }, ${textOf(name)})`] : []
    }
    if (ts.isPropertyAccessExpression(node) && /\/notifications\//.test(node.getSourceFile().fileName)) {
      const { name, expression } = node
      if (textOf(expression) === 'preferences') return [JSON.stringify(PREFERENCE_DEFAULTS[name.text as keyof typeof PREFERENCE_DEFAULTS])]
      if (textOf(expression) === 'subscription') return ['undefined']
    }
    if (ts.isStringLiteral(node) && PERMISSION.test(textOf(node))) {
      if (ts.isArrayLiteralExpression(node.parent)) return [without(node)]
      if (ts.isPropertyAssignment(node.parent) && node.parent.initializer === node) return [without(node.parent)]
      if (calleeOf(node.parent) === 'has') return [whole(node.parent, 'false')]
      return ts.isCallExpression(node.parent) ? [`${textOf(node).slice(0, -1)}_of_nobody'`] : []
    }
    if (ts.isPropertyAccessExpression(node) && PERMISSION.test(`'${node.name.text}'`) && !isAssigned(node)) return ['-1']
    return []
  },

  /** What somebody may not see is shown: the hidden are seen, and spectators are like members. */
  sight(node) {
    if (!ts.isCallExpression(node)) return []
    if (calleeOf(node) === 'isSpectator') return ['false']
    const { expression } = node
    if (!ts.isPropertyAccessExpression(expression)) return []
    if (expression.name.text === 'has' && HIDES.test(textOf(expression.expression))) return ['false']
    return /^(?:sees|readable|received)$/.test(textOf(expression.expression)) && expression.name.text !== 'map' && isCondition(node)
      ? ['true']
      : []
  },

  /** All rows, where only some were wanted. */
  filter(node) {
    if (calleeOf(node) !== 'filter') return []
    const [how] = (node as ts.CallExpression).arguments
    if (!how || !ts.isArrowFunction(how) || ts.isBlock(how.body)) return []
    const parts = operandsOf(how.body as ts.Expression, SyntaxKind.AmpersandAmpersandToken)
    return parts.length > 1 ? parts.map((one) => whole(one, 'true')) : [whole(how, '() => true')]
  },

  /** A statement that reads or changes rows no longer asks for one of its conditions. */
  where(node) {
    if (!ts.isObjectLiteralExpression(node)) return []
    const { parent } = node
    const isOfWhere = (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && textOf(parent.name) === 'where'
    if (!isOfWhere || node.properties.length < 2) return []
    const named = node.properties.filter((one) => (ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one)) && one.name)
    return named.filter((one) => textOf(one.name as ts.Node) !== 'id').map(without)
  },

  /** Rows and lists in another order. */
  order(node) {
    if (ts.isStringLiteral(node) && (node.text === 'ASC' || node.text === 'DESC'))
      return ts.isArrayLiteralExpression(node.parent) ? [node.text === 'ASC' ? "'DESC'" : "'ASC'"] : []
    const isSort = calleeOf(node) === 'sort' && !ts.isExpressionStatement(node.parent)
    return isSort ? [textOf(((node as ts.CallExpression).expression as ts.PropertyAccessExpression).expression)] : []
  },

  /** An event, an entry or a message between processes that is not sent, and what an event no longer makes stale or new. */
  event(node) {
    const call = callOf(node)
    if (call && TELLS.test(calleeOf(call) ?? '')) return [whole(node, ';')]
    if (!ts.isPropertyAssignment(node)) return []
    const name = textOf(node.name)
    if (name === 'changesViewOf') return [whole(node.initializer, '() => []')]
    return name === 'invalidates' && ts.isArrayLiteralExpression(node.initializer) ? node.initializer.elements.map(without) : []
  },

  /** A step of an action that is left out. */
  step(node) {
    const call = callOf(node)
    const name = call && calleeOf(call)
    if (!call || !name || !ts.isExpressionStatement(node) || !ts.isAwaitExpression(node.expression)) return []
    const isOther = REQUIRES.test(name) || TELLS.test(name) || isLocker(name) || NOTES.test(name)
    return isOther ? [] : [whole(node, ';')]
  },

  /** What ends an account's rights, and similar lists of words, each without one of its words. */
  word(node) {
    if (!ts.isArrayLiteralExpression(node) || node.elements.length === 0) return []
    if (!ts.isPropertyAssignment(node.parent) || !node.elements.every(ts.isStringLiteral)) return []
    if (/^(?:invalidates|columns|order|enum|required|about)$/.test(textOf(node.parent.name))) return []
    return node.elements.filter((one) => !PERMISSION.test(textOf(one))).map(without)
  },

  /** A limit or a time that is ten times as high, and a bound that is one further. */
  limit(node) {
    if (ts.isNumericLiteral(node)) {
      if (isType(node) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node)) return []
      const constant = ts.findAncestor(node, ts.isVariableDeclaration)
      const isConstant = constant && /^[A-Z][A-Z0-9_]+$/.test(textOf(constant.name)) && ts.isSourceFile(constant.parent.parent.parent)
      const isPart = ts.findAncestor(node, (one) => ts.isFunctionLike(one) || ts.isElementAccessExpression(one) || ts.isCallExpression(one))
      const isNamed = ts.isPropertyAssignment(node.parent) && TIMES.test(textOf(node.parent.name))
      return ((isConstant && !isPart) || isNamed) && Number(node.text) > 1 ? [`(${textOf(node)} * 10)`] : []
    }
    if (!ts.isBinaryExpression(node)) return []
    const further = FURTHER.get(node.operatorToken.kind)
    const isRefusal = ts.findAncestor(node, (one) => ts.isIfStatement(one) && thrownBy(one.thenStatement) !== undefined)
    if (!further || !(isRefusal ? LIMIT : CONSTANT).test(textOf(node))) return []
    return [whole(node.operatorToken, further)]
  },

  /** An error after which something would be tried again is thrown at once, and nothing is tried without end. */
  retry(node) {
    if (!ts.isIfStatement(node)) return []
    const thrown = thrownBy(node.thenStatement)
    if (!thrown) return []
    if (/\battempt\b/.test(textOf(node.expression))) return [whole(node.expression, 'true')]
    return isRethrown(thrown) ? [whole(node.expression, 'true')] : []
  },

  /** Somebody's text that is written as it is. */
  text(node) {
    if (!QUOTES.test(calleeOf(node) ?? '') || ts.isExpressionStatement(node.parent)) return []
    const [text] = (node as ts.CallExpression).arguments
    return text ? [`(${textOf(text)})`] : []
  },

  /** A case that is no longer apart: a function goes on where it would have returned, and a loop where it would have skipped. */
  early(node) {
    if (!ts.isIfStatement(node) || node.elseStatement) return []
    const [only, more] = ts.isBlock(node.thenStatement) ? node.thenStatement.statements : [node.thenStatement]
    if (!only || more) return []
    const leaves = ts.isContinueStatement(only) || (ts.isReturnStatement(only) && isNothing(only.expression))
    if (!leaves) return []
    const reasons = operandsOf(node.expression, SyntaxKind.BarBarToken)
    return reasons.length > 1 ? reasons.map((one) => whole(one, 'false')) : [whole(node, ';')]
  },

  /** What a function answers with yes or no, without one of its conditions. */
  condition(node) {
    const answer = ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined
    if (!answer || calleeOf(node.parent) === 'filter') return []
    const and = operandsOf(answer, SyntaxKind.AmpersandAmpersandToken)
    if (and.length > 1) return and.map((one) => whole(one, 'true'))
    return operandsOf(answer, SyntaxKind.BarBarToken).map((one) => whole(one, 'false'))
  },
} satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
export const RULE_NAMES = Object.keys(RULES) as RuleName[]

const FURTHER = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
])

/** Whether a statement throws what has been caught. */
function isRethrown({ expression }: ts.ThrowStatement): boolean {
  const caught = ts.findAncestor(expression, ts.isCatchClause)?.variableDeclaration
  return ts.isIdentifier(expression) && (expression.text === 'error' || caught?.name.getText() === expression.text)
}

function isAssigned({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === SyntaxKind.EqualsToken
}

/** Whether an expression is asked for yes or no. */
function isCondition({ parent }: ts.Node): boolean {
  if (ts.isConditionalExpression(parent) || ts.isIfStatement(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent))
    return true
  return ts.isPrefixUnaryExpression(parent) || (ts.isBinaryExpression(parent) && /^(?:&&|\|\|)$/.test(parent.operatorToken.getText()))
}

function isNothing(value: ts.Expression | undefined): boolean {
  return !value || /^(?:undefined|null|false|true|''|0|\[\]|''|new Map\(\)|new Set\(\))$/.test(textOf(value))
}

/** The breaks of a file, in the order of its text. None outside of the server. */
export function breaksOf(file: string, text: string, rules: readonly RuleName[] = RULE_NAMES): Break[] {
  if (!BROKEN.test(file)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Break[] = []
  const visit = (node: ts.Node): void => {
    for (const rule of rules.filter((one) => !APART[one]?.test(file)))
      for (const change of RULES[rule](node)) {
        const { from, to, text: instead } = typeof change === 'string' ? (whole(node, change) as Exclude<Change, string>) : change
        const { line } = source.getLineAndCharacterOfPosition(from)
        const was = text.slice(from, to).replace(/\s+/g, ' ')
        found.push({ rule, file, line: line + 1, start: from, end: to, text: instead, was, around: placeOf(node) })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text of the file with the break. */
export function broken(text: string, { start, end, text: instead }: Break): string {
  return text.slice(0, start) + instead + text.slice(end)
}

/** The text of src/db/dialect.ts in which a break of a lock is possible: what runs in `unlocked` locks no rows. */
export function canUnlock(dialect: string): string {
  const head = "import { AsyncLocalStorage } from 'node:async_hooks'\nconst free = new AsyncLocalStorage()\n"
  const asked = 'if (!kind || free.getStore() || !isMysql(sequelize)) return'
  return `${head}globalThis.unlocked = (work) => free.run(true, work)\n${dialect.replace("if (!isMysql(sequelize)) return ''", `${asked} ''`)}`
}
